import { type Command, Option } from 'commander'
import { reportFormats } from '../../reports/formats.ts'
import { commandNamed } from '../../cli/asked/instead.ts'
import type { Io } from '../../cli/asked/io.ts'
import { repeatable, shardWord } from '../../cli/asked/options.ts'

export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('merge')
    .argument('<paths...>', 'the folders of the reports of all shards, or the JSON files of a proof')
    .description('make one run, or one proof, of its shards: one result, one exit code')
    .summary('make one run, or one proof, of its shards')
    .option('-o, --out <folder>', 'the folder for the reports', 'conformance-report')
    .addOption(
      repeatable('--format <name>', `write this report too: ${reportFormats.join(', ')}, or all`, 'html, json, junit'),
    )
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
    .action(async (paths, options) => finish((await import('./merge-proofs.ts')).mergeCommand(paths, options, io)))
  const shard = (what: string) => new Option('--shard <k/n>', what).argParser(shardWord)
  commandNamed(program, 'run')
    .addOption(
      shard('take this part of the checks, with the same --seed for all parts; see `assay merge`').conflicts([
        'route',
        'failed',
        'failedFirst',
        'jobs',
      ]),
    )
    .addOption(
      new Option(
        '--durations <journal>',
        'with --shard: balance the parts by how long checks took in this journal',
      ).conflicts('jobs'),
    )
  commandNamed(program, 'prove')
    .addOption(shard('take this part of the sandboxes; see `assay merge`').conflicts('recording'))
    .addOption(
      new Option('--durations <json>', 'with --shard: balance the parts by the matrix of an earlier proof').conflicts(
        'recording',
      ),
    )
}
