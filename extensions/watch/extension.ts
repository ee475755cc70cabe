import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { portNumber, repeatable, withRunOptions } from '../../cli/asked/options.ts'

export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  withRunOptions(program.command('watch'))
    .description('repeat what failed when a file changes, when the server comes up again, or on a key')
    .summary('repeat what failed when a file changes or on a key')
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

  withRunOptions(program.command('ui'))
    .description('show runs on a page of this machine as they go, and begin them there')
    .summary('begin runs and follow them on a page of this machine')
    .option('--port <number>', 'the port of the page; without it, a free port', portNumber)
    .addOption(
      repeatable('--files <path>', 'repeat what failed when this file or folder changes; may be repeated', 'none'),
    )
    .addHelpText(
      'after',
      `
The page is the report, with buttons that run all, what failed, a route or a rule. Only its address, with the token in it,
opens it, and only on this machine.

Examples:
  $ assay ui --profile bank.yaml
  $ assay ui --profile bank.yaml --interface payments-v1 --port 4000 --files src`,
    )
    .action(async (options) => finish((await import('./ui/ui.ts')).uiCommand(options, io)))
}
