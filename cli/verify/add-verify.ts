import { type Command, Option } from 'commander'
import { collect } from '../collect.ts'
import type { Io } from '../io.ts'

/** Adds `assay verify` to the program. */
export function addVerify(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('verify')
    .description("verify consumers' pacts against a target, every request signed")
    .addOption(
      new Option('--pact <where>', 'a pact file or a folder of them; may be repeated')
        .argParser(collect)
        .makeOptionMandatory(),
    )
    .option('-p, --profile <file>', 'the profile of the target; the embedded sandbox without it')
    .option('-i, --interface <name>', 'the interface that the pacts are of, where their paths do not tell')
    .option('--seed <number>', 'repeat a verification', Number)
    .option('-o, --out <folder>', 'where the reports go', 'contract-report')
    .addOption(new Option('--format <name>', 'also write this report: allure').argParser(collect).default([]))
    .option('--verbose', "print what Pact's verifier prints")
    .addHelpText(
      'after',
      `
Examples:
  $ assay verify --pact pacts/shop-ais-v4.json
  $ assay verify --pact pacts --profile bank.yaml --out build/contracts

App-id, Secret and the signature are put in by Assay; a pact need not have them, and those that it has are replaced.
Exit codes: 0 every verified interaction holds, 1 one failed, 2 could not tell, 3 asked wrongly.`,
    )
    .action(async (options) => finish((await import('../verify.ts')).verifyCommand(options, io)))
}
