import { type Command, Option } from 'commander'
import type { Io } from './asked/io.ts'
import { demandWritable } from './asked/writable-file.ts'
import { featuresOption, repeatable, shardWord, wholeNumber, workerCount } from './asked/options.ts'
import type { ProveOptions } from './prove.ts'
import type { ProveLiveOptions } from './prove-live.ts'

/** Adds `assay prove` to the program: on faults and variants, on a live target, or on a recording. */
export function addProve(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('prove')
    .description('prove the checks: every fault must be found, and no variant may have a false positive')
    .addOption(
      repeatable(
        '--only <address>',
        'the requirements beneath this address, with their faults and all variants; may be repeated',
      ),
    )
    .addOption(repeatable('--fault <id>', 'this fault only; may be repeated'))
    .addOption(repeatable('--variant <id>', 'this variant only; may be repeated'))
    .addOption(featuresOption())
    .option('--jobs <number>', 'how many sandboxes run at the same time, 1 to 100', workerCount)
    .option('--workers <number>', 'how many checks run at the same time on each sandbox, 1 to 100', workerCount)
    .option('--json <file>', 'write the matrix as JSON')
    .option('--shard <k/n>', 'take this part of the sandboxes; see `assay merge`', shardWord)
    .option('--durations <json>', 'with --shard: balance the parts by the matrix of an earlier proof')
    .option('--all-places', 'evaluate all faults that break a rule at one place, instead of a sample')
    .option('--seed <number>', 'chooses the sample of these faults; 1 by default', wholeNumber)
    .addOption(
      new Option(
        '--live',
        'give faults to the target of a profile, by a gateway before it, and show which checks notice them',
      ).conflicts(['fault', 'variant', 'jobs', 'shard', 'durations', 'allPlaces']),
    )
    .addOption(
      new Option(
        '--recording <file>',
        'alter what a target answered in a recorded run, and show which checks notice it',
      ).conflicts([
        'live',
        'fault',
        'variant',
        'features',
        'workers',
        'shard',
        'durations',
        'allPlaces',
        'seed',
        'profile',
        'shown',
      ]),
    )
    .option(
      '--shown <json>',
      'with --live: only what an earlier proof of this target, by --recording or --live, did not show',
    )
    .option('--profile <file>', 'with --live: the target; without it, the embedded sandbox')
    .option('-o, --out <folder>', 'with --live or --recording: the folder for the reports', 'proof-report')
    .addHelpText(
      'after',
      '\nExamples:\n  $ assay prove\n  $ assay prove --only ais-v4/rates --jobs 1\n  $ assay prove --json proof.json\n  $ assay prove --live --profile bank.yaml --only ais-v4\n  $ assay prove --recording bank.recording',
    )
    .action(async (options) => finish(proveAs(options, io)))
}

/** Which proof is asked for: on faults, on a live target, or on a recording. */
async function proveAs(
  options: ProveOptions & ProveLiveOptions & { live?: true; recording?: string },
  io: Io,
): Promise<number> {
  const { live, recording, json } = options
  if (json !== undefined) demandWritable(json)
  if (recording !== undefined)
    return (await import('./prove-recording.ts')).proveRecordingCommand({ ...options, recording }, io)
  return live
    ? (await import('./prove-live.ts')).proveLiveCommand(options, io)
    : (await import('./prove.ts')).proveCommand(options, io)
}
