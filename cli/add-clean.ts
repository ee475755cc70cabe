import type { Command } from 'commander'
import type { Io } from './asked/io.ts'

export function addClean(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('clean')
    .description('put back what a run changed at its target, and say what it left there')
    .requiredOption('--journal <file>', 'journal.ndjson of the run, also of a run that was killed')
    .requiredOption('-p, --profile <file>', 'the profile of the target of that run')
    .option('--dry-run', 'only say what would be put back')
    .addHelpText(
      'after',
      `
Examples:
  $ assay clean --journal conformance-report/journal.ndjson --profile bank.yaml --dry-run
  $ assay clean --journal conformance-report/journal.ndjson --profile bank.yaml

Only what the journal says that its run changed is put back. Exit code 2 says that something could not be.`,
    )
    .action(async (options) => finish((await import('./clean.ts')).cleanCommand(options, io)))
}
