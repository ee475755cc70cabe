import { type Command, Option } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { failingChanges } from './compare/conclusion.ts'

/** Adds `assay compare` to the program. */
export function addCompare(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('compare')
    .argument('<runs...>', 'two or more runs: folders of reports, results.json, journal.ndjson or recordings')
    .description('compare runs: what is new, fixed, still failing, no longer evaluated or flapping')
    .option('-o, --out <folder>', 'write index.html, compare.md and compare.json into this folder')
    .option('--implementations', 'the runs are of different implementations: show where they differ')
    .addOption(
      new Option(
        '--fail-on <change>',
        'what makes the exit code 1: new failures, or also what is newly warned, inconclusive, untested',
      )
        .choices(Object.keys(failingChanges))
        .conflicts('implementations'),
    )
    .addHelpText(
      'after',
      `
The first run is the one before, the last run is the one now. Runs between them show what flaps.

Examples:
  $ assay compare last-week/ conformance-report/ --fail-on new
  $ assay compare monday/results.json tuesday/journal.ndjson bank.recording --out compared
  $ assay compare --implementations bank-a/ bank-b/ bank-c/ --out event

Exit codes: 0 the runs were compared, and nothing that --fail-on names got worse; 1 something did; 2 the last run shows too
little; 3 a file is no run, or the runs have nothing in common.`,
    )
    .action(async (runs, options) => finish((await import('./compare.ts')).compareCommand(runs, options, io)))
}
