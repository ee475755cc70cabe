import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { repeatable, withRunOptions } from '../../cli/asked/options.ts'

/** Adds `assay watch` to the program. */
export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  withRunOptions(program.command('watch'))
    .description('repeat what failed when a file changes, when the server comes up again, or on a key')
    .addOption(repeatable('--files <path>', 'a file or folder of the server; may be repeated', 'this folder'))
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
