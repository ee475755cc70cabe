import { type Command, Option } from 'commander'
import { actInstead } from '../../cli/asked/instead.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { demandWritable } from '../../cli/asked/writable-file.ts'
import type { ProveLiveOptions } from './prove-live.ts'

export function addCommands(program: Command, io: Io): void {
  const live = new Option(
    '--live',
    'give faults to the target of a profile, by a gateway before it, and show which checks notice them',
  ).conflicts(['fault', 'variant', 'jobs', 'shard', 'durations', 'allPlaces', 'allChecks', 'recording'])
  const needsLive = () => {
    throw new AskedWrongly(
      'PROFILE_WITHOUT_LIVE',
      '`assay prove` uses the embedded sandbox. Give --live with --profile and --shown, to show which checks notice a fault of your target.',
    )
  }
  const profile = new Option('--profile <file>', 'with --live: the target; without it, the embedded sandbox')
  const shown = new Option(
    '--shown <json>',
    'with --live: only what an earlier proof of this target, by --recording or --live, did not show',
  )
  actInstead(program, 'prove', live, async (options: ProveLiveOptions) => {
    if (options.json !== undefined) demandWritable(options.json)
    return (await import('./prove-live.ts')).proveLiveCommand(options, io)
  })
  actInstead(program, 'prove', shown.conflicts('recording'), needsLive)
  actInstead(program, 'prove', profile.conflicts('recording'), needsLive).addHelpText(
    'after',
    '  $ assay prove --live --profile bank.yaml --only ais-v4',
  )
}
