import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'

/** Adds `assay history` to the program. */
export function addHistory(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('history')
    .argument('<folder>', 'every results.json, journal and recording beneath it is a run')
    .description('draw the course of many runs: what was evaluated, what failed, how long it took, what is flaky')
    .option('-o, --out <folder>', 'the folder for index.html and history.json', 'assay-history')
    .addHelpText(
      'after',
      `
Runs are put in the order of time, those of each target by its name. A requirement is flaky whose verdict changed although
the name of the target and the version of Assay were the same.

Examples:
  $ assay history nightly/
  $ assay history nightly/ --out public/history`,
    )
    .action(async (folder, options) => finish((await import('./history.ts')).historyCommand(folder, options, io)))
}
