import type { LiveAlteration } from './gateway/made-right.ts'
import type { Watched } from './gateway/gateway.ts'
import { scopeOfCheck, withReplayLog } from '../../harness/replay/replay-log.ts'
import { addressOf } from '../../requirements/rules-of-feature.ts'
import type { Client } from '../../harness/client/client.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import type { Browsers } from '../../harness/hosted/browsers.ts'
import type { CheckDecided, JournalEvent, RunStarted } from '../../core/journal-events.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import { noReplayLog } from '../../harness/replay/no-replay-log.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { Settlement } from '../../harness/verdicts/settlement.ts'

/** One alteration, with the checks on which it can show anything, by the address of each requirement that holds. */
export interface PlannedAlteration {
  alteration: LiveAlteration
  /** Names of checks, by address. */
  checks: ReadonlyMap<string, readonly string[]>
  /** At most. */
  requests: number
}

/** The alterations of a live proof, those first on which most requirements can be shown. */
export function planLive(first: Pass, found: ReturnType<Watched['found']>): PlannedAlteration[] {
  const holding = new Set(holdingIn(first))
  return found
    .map(({ alteration, scopes }) => {
      const own = new Set([...scopes].map((scope) => scope.replace(/, case \d+$/, '')))
      const touched = first.decided.filter((check) => own.has(scopeOfCheck(check.interface, check.check)))
      const checks = new Map<string, string[]>()
      for (const { interface: name, check, requirements } of touched)
        for (const address of requirements.map((id) => addressOf(id, name)).filter((one) => holding.has(one)))
          checks.set(address, [...(checks.get(address) ?? []), check])
      const asked = new Set([...checks.values()].flat())
      const requests = touched.filter(({ check }) => asked.has(check)).reduce((sum, one) => sum + one.requests, 0)
      return { alteration, checks, requests: requests * (alteration.times ?? 1) }
    })
    .filter(({ checks }) => checks.size > 0)
    .toSorted((one, other) => other.checks.size - one.checks.size)
}

export function holdingIn({ requirements }: Pass): string[] {
  return requirements.filter(({ verdict }) => verdict === 'passed').map(({ address }) => address)
}

export interface Passing {
  profile: Profile
  interfaces: InterfaceName[]
  seed: number
  browsers: Browsers
  embedded: boolean
  workers?: number
  record: (event: JournalEvent) => void
}

interface Pass {
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
