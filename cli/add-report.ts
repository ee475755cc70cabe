import type { Command } from 'commander'
import { formatLines } from '../reports/formats.ts'
import type { Io } from './asked/io.ts'
import { formatNames, repeatable } from './asked/options.ts'

export function addReport(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('report')
    .argument('<journal>', 'journal.ndjson of a run, also of a run that was killed')
    .description('rebuild the reports from a journal')
    .addOption(repeatable('--format <name>', `write this report: ${formatNames}`, 'html, json, junit'))
    .option(
      '-o, --out <folder>',
      'the folder for the reports; without it, that of the journal, or rebuilt/ in it where a report of the run would change',
    )
    .option('--baseline <file>', 'results.json of an earlier run, to show what is new since then')
    .option(
      '--conclude',
      'write the reports of a run that was killed in its place, and end with the exit code of the run',
    )
    .addHelpText(
      'after',
      `
Formats:
${formatLines()}

Examples:
  $ assay report conformance-report/journal.ndjson
  $ assay report conformance-report/journal.ndjson --format sarif --format markdown`,
    )
    .action(async (journal, options) => finish((await import('./report.ts')).reportCommand(journal, options, io)))
}
