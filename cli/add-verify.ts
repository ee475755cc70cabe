import { type Command, Option } from 'commander'
import type { Io } from './asked/io.ts'
import { reportFormats } from '../reports/formats.ts'
import { collect, dayWord, repeatable, wholeNumber } from './asked/options.ts'

function several(flags: string, description: string): Option {
  return repeatable(flags, `${description}; may be repeated`, 'none')
}

export function addVerify(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('verify')
    .description('verify the pacts of consumers against a target, with every request signed')
    .summary('verify the pacts of consumers against a target')
    .addOption(
      new Option('--pact <where>', 'a pact file, a folder of them, or the address of a Pact Broker; may be repeated')
        .argParser(collect)
        .makeOptionMandatory(),
    )
    .option('-p, --profile <file>', 'the profile of the target; without it, the embedded sandbox')
    .option('-i, --interface <name>', 'the interface of the pacts, if their paths do not show it')
    .option('--add-secrets', 'add Customer-secret and Login-secret where the pact does not send them')
    .option('--seed <number>', 'the seed of an earlier verification, to repeat it', wholeNumber)
    .option('-o, --out <folder>', 'the folder for the reports', 'contract-report')
    .addOption(several('--format <name>', `also write this report: ${reportFormats.join(', ')}, or all`))
    .option('--provider <name>', 'with a broker: the name of the provider at the broker')
    .addOption(several('--consumer-version-selectors <json>', 'with a broker: selects versions of consumers'))
    .addOption(several('--branch <name>', 'with a broker: the latest pact of each consumer on this branch'))
    .addOption(several('--tag <name>', 'with a broker: the latest pact of each consumer with this tag'))
    .option(
      '--include-wip-pacts-since <day>',
      'with a broker: also pacts in progress since this day, such as 2026-11-01, which fail nothing',
      dayWord,
    )
    .option('--main-branch', "with a broker: the latest pact on each consumer's main branch")
    .option('--deployed-or-released', 'with a broker: every version that is deployed or released')
    .option('--publish', 'send the results to the broker')
    .option('--provider-version <version>', 'with --publish: the verified version of the provider, such as a commit')
    .option('--provider-branch <name>', 'the branch of that version')
    .option('--build-url <address>', 'with --publish: the address of the build')
    .option('--verbose', "print the output of Pact's verifier")
    .addHelpText(
      'after',
      `
Examples:
  $ assay verify --pact pacts/shop-ais-v4.json
  $ assay verify --pact pacts --profile bank.yaml --out build/contracts
  $ assay verify --pact https://broker.example --provider bank --main-branch --profile bank.yaml \\
      --publish --provider-version "$(git rev-parse HEAD)" --provider-branch main

Set the credentials of a broker in the environment: PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and
PACT_BROKER_PASSWORD.

Assay adds App-id, Secret and the signature. A pact does not need them; Assay replaces those that it has. A pact
must send secrets of customers and logins where the target needs them, with the values of its states. With
--add-secrets, Assay adds those that a pact does not send.
Exit codes: 0 every verified interaction holds; 1 an interaction failed; 2 no conclusion; 3 a mistake in the profile
or the command line.`,
    )
    .action(async (options) => finish((await import('./verify.ts')).verifyCommand(options, io)))
}
