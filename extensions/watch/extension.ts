import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { featuresOption, formatNames, repeatable, seedWord } from '../../cli/asked/options.ts'

/** Adds `assay watch` to the program. */
export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('watch')
    .description('repeat what failed when a file changes, when the server comes up again, or on a key')
    .option('-p, --profile <file>', 'the profile of the target; without it, the embedded sandbox')
    .addOption(repeatable('-i, --interface <name>', 'check only this interface; may be repeated'))
    .addOption(repeatable('--only <address>', 'check only the requirements beneath this address; may be repeated'))
    .addOption(repeatable('--route <route>', 'check only what is decided at this route; may be repeated'))
    .addOption(repeatable('--files <path>', 'a file or folder of the server; may be repeated', 'this folder'))
    .addOption(featuresOption())
    .option('--seed <number>', 'the seed of every generated value; without it, that of the last run', seedWord)
    .option('-o, --out <folder>', 'the folder for the reports', 'conformance-report')
    .addOption(repeatable('--format <name>', `write this report too: ${formatNames}`, 'html, json, junit'))
    .addHelpText(
      'after',
      `
A change repeats what failed, warned or was inconclusive; once that holds, what is decided at the routes where it was.

Keys: a all, f what failed, r one route, b compare with the last run from now on, Enter the same again, q quit.

Examples:
  $ assay watch --profile bank.yaml --files src
  $ assay watch --profile bank.yaml --route 'POST /payments/connect'`,
    )
    .action(async (options) => finish((await import('./watch.ts')).watchCommand(options, io)))
}
