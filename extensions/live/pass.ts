import type { Client } from '../../harness/client/client.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import type { Browsers } from '../../harness/hosted/browsers.ts'
import type { CheckDecided, JournalEvent, RunStarted } from '../../core/journal-events.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import { noReplayLog } from '../../harness/replay/no-replay-log.ts'
import { withReplayLog } from '../../harness/replay/replay-log.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { Settlement } from '../../harness/verdicts/settlement.ts'

export interface Passing {
  profile: Profile
  interfaces: InterfaceName[]
  seed: number
  browsers: Browsers
  embedded: boolean
  workers?: number
  record: (event: JournalEvent) => void
}

export interface Pass {
  requirements: Settlement['requirements']
  planned: RunStarted['planned']
  decided: CheckDecided[]
}

/** Runs the checks of these addresses once, or those of them that are named, through a client that may interfere. */
export async function passThrough(
  client: Client,
  { profile, interfaces, seed, browsers, embedded, workers, record }: Passing,
  { only, checks, label }: { only: string[]; checks?: ReadonlySet<string>; label: string },
): Promise<Pass> {
  const decided: CheckDecided[] = []
  let planned: RunStarted['planned'] = []
  const { requirements } = await withReplayLog(noReplayLog, () =>
    evaluateTarget({
      profile,
      client,
      interfaces,
      describe: describeInterface,
      only,
      seed,
      cases: profile.properties.cases,
      label,
      embedded,
      keepGoing: true,
      shrinks: false,
      browsers,
      workers,
      chosen: checks && (({ name }) => checks.has(name)),
      record(event) {
        if (event.type === 'run-started') planned = event.planned
        if (event.type === 'check-decided') decided.push(event)
        record(event)
      },
    }),
  )
  return { requirements, planned, decided }
}
