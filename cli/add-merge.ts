import type { Command } from 'commander'
import { reportFormats } from '../reports/formats.ts'
import type { Io } from './asked/io.ts'
import { repeatable, sourcesOption } from './asked/options.ts'

/** Adds `assay merge` to the program. */
export function addMerge(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('merge')
    .argument('<paths...>', 'the folders of the reports of all shards, or the JSON files of a proof')
    .description('make one run, or one proof, of its shards: one result, one exit code')
    .option('-o, --out <folder>', 'the folder for the reports', 'conformance-report')
    .addOption(
      repeatable('--format <name>', `write this report too: ${reportFormats.join(', ')}, or all`, 'html, json, junit'),
    )
    .addOption(sourcesOption())
    .option('--json <file>', 'of a proof: write the matrix as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ assay run --profile bank.yaml --seed 42 --shard 1/2 --out shard-1
  $ assay run --profile bank.yaml --seed 42 --shard 2/2 --out shard-2
  $ assay merge shard-1 shard-2
  $ assay prove --shard 1/2 --json proof-1.json
  $ assay prove --shard 2/2 --json proof-2.json
  $ assay merge proof-1.json proof-2.json --json proof.json

All shards need the same seed, profile and version of Assay. A shard that is missing, there twice or of another run is
an error (exit code 3).`,
    )
    .action(async (paths, options) => finish((await import('./merge.ts')).mergeCommand(paths, options, io)))
}
