import type { Command } from 'commander'
import type { Io } from './asked/io.ts'
import { repeatable } from './asked/options.ts'

export function addNext(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('next')
    .description('say which route to build next: what waits for it, its rules, an example request and answer')
    .option('-o, --out <folder>', 'the folder of the reports of the last run', 'conformance-report')
    .addOption(repeatable('-i, --interface <name>', 'look at this interface alone; may be repeated'))
    .option('--route <route>', "show this route, such as 'GET /accounts', and not the next one")
    .option('--all', 'list every rule of the route')
    .addHelpText(
      'after',
      `
Examples:
  $ assay next --interface payments-v1          before the first run
  $ assay next                                  after a run
  $ assay next --route 'POST /customers' --all`,
    )
    .action(async (options) => finish((await import('./next.ts')).nextCommand(options, io)))
}
