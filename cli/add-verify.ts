import { type Command, Option } from 'commander'
import { collect } from './asked/collect.ts'
import type { Io } from './asked/io.ts'

function several(flags: string, description: string): Option {
  return new Option(flags, `${description}; may be repeated`).argParser(collect).default([], 'none')
}

/** Adds `assay verify` to the program. */
export function addVerify(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('verify')
    .description("verify consumers' pacts against a target, every request signed")
    .addOption(
      new Option('--pact <where>', 'a pact file, a folder of them, or the address of a Pact Broker; may be repeated')
        .argParser(collect)
        .makeOptionMandatory(),
    )
    .option('-p, --profile <file>', 'the profile of the target; the embedded sandbox without it')
    .option('-i, --interface <name>', 'the interface that the pacts are of, where their paths do not tell')
    .option('--seed <number>', 'repeat a verification', Number)
    .option('-o, --out <folder>', 'where the reports go', 'contract-report')
    .addOption(several('--format <name>', 'also write this report: allure'))
    .option('--provider <name>', 'with a broker: the provider, as the broker calls it')
    .addOption(several('--consumer-version-selectors <json>', 'with a broker: which versions of consumers'))
    .addOption(several('--branch <name>', 'with a broker: the latest of this branch of each consumer'))
    .addOption(several('--tag <name>', 'with a broker: the latest with this tag of each consumer'))
    .option('--main-branch', "with a broker: the latest of each consumer's main branch")
    .option('--deployed-or-released', 'with a broker: every version that is deployed or released')
    .option('--publish', 'tell the broker what became of its pacts')
    .option('--provider-version <version>', 'with --publish: the version that was verified, such as a commit')
    .option('--provider-branch <name>', 'the branch on which that version lies')
    .option('--build-url <address>', 'with --publish: where the build is shown')
    .option('--verbose', "print what Pact's verifier prints")
    .addHelpText(
      'after',
      `
Examples:
  $ assay verify --pact pacts/shop-ais-v4.json
  $ assay verify --pact pacts --profile bank.yaml --out build/contracts
  $ assay verify --pact https://broker.example --provider bank --main-branch --profile bank.yaml \\
      --publish --provider-version "$(git rev-parse HEAD)" --provider-branch main

The credentials of a broker are PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, in the environment.

App-id, Secret and the signature are put in by Assay; a pact need not have them, and those that it has are replaced.
Exit codes: 0 every verified interaction holds, 1 one failed, 2 could not tell, 3 asked wrongly.`,
    )
    .action(async (options) => finish((await import('./verify.ts')).verifyCommand(options, io)))
}
