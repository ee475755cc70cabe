import type { LiveAlteration } from './gateway/made-right.ts'
import type { Watched } from './gateway/gateway.ts'
import { scopeOfCheck, withReplayLog } from '../../harness/replay/replay-log.ts'
import { addressOf } from '../../requirements/address-of.ts'
import type { Client } from '../../harness/client/client.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import type { Browsers } from '../../harness/hosted/browsers.ts'
import type { CheckDecided, JournalEvent, RunStarted } from '../../core/journal-events.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { evaluateTarget } from '../../harness/evaluation/evaluate-target.ts'
import { noReplayLog } from '../../harness/replay/no-replay-log.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { Settlement } from '../../harness/verdicts/settlement.ts'
import { sentenceOf } from '../../faults/catalogue.ts'
import type { Verdict } from '../../core/verdict.ts'

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

/** On which alteration a requirement that holds failed, or why on none. */
export interface ShownLive {
  address: string
  alteration?: string
  sentence?: string
  /** Absent where it was shown. */
  why?: string
}

export interface LiveProof {
  liveProof: 1
  target: string
  seed: number
  requirements: ShownLive[]
  alterations: Array<{ id: string; sentence: string; tried: number; shown: number }>
  /** Sent in all, those of the run without faults among them. */
  requests: number
  seconds: number
}

type Verdicts = ReadonlyMap<string, Verdict>

export type Tally = ReturnType<typeof createTally>

export function createTally(holding: readonly string[]) {
  const shown = new Map<string, LiveAlteration>()
  const tried = new Map<string, string[]>()
  const undecided = new Map<string, string[]>()
  const alterations: LiveProof['alterations'] = []
  return {
    /** The addresses on which an alteration has still to be tried. */
    left: ({ checks }: PlannedAlteration) => [...checks.keys()].filter((address) => !shown.has(address)),
    /** Under this alteration nothing can be evaluated, so that it is not tried on these. */
    skip({ alteration: { id } }: PlannedAlteration, addresses: readonly string[]): void {
      for (const address of addresses) undecided.set(address, [...(undecided.get(address) ?? []), id])
    },
    /** Takes what the requirements came to under an alteration; gives how many failed. */
    take({ alteration }: PlannedAlteration, verdicts: Verdicts): number {
      const { id } = alteration
      let failed = 0
      for (const [address, verdict] of verdicts) {
        if (verdict === 'failed' || verdict === 'warned') {
          shown.set(address, alteration)
          failed += 1
        } else {
          const kept = verdict === 'passed' ? tried : undecided
          kept.set(address, [...(kept.get(address) ?? []), id])
        }
      }
      const known = alterations.find((one) => one.id === id)
      if (!known) alterations.push({ id, sentence: sentenceOf(id), tried: verdicts.size, shown: failed })
      else Object.assign(known, { tried: known.tried + verdicts.size, shown: known.shown + failed })
      return failed
    },
    /** Whether any of these could be evaluated under an alteration. */
    saidAnything: ({ alteration: { id } }: PlannedAlteration, addresses: readonly string[]) =>
      addresses.some((address) => shown.has(address) || tried.get(address)?.includes(id)),
    alterations: () => alterations,
    requirements: () => holding.map(shownOf),
  }

  function shownOf(address: string): ShownLive {
    const alteration = shown.get(address)
    if (alteration) return { address, alteration: alteration.id, sentence: sentenceOf(alteration.id) }
    const held = tried.get(address)
    if (held) return { address, why: `it holds with every alteration that was tried: ${held.join(', ')}` }
    const open = undecided.get(address)
    if (open) return { address, why: `it could not be evaluated with ${open.join(', ')}` }
    return { address, why: 'no alteration of a gateway changes what its checks are answered' }
  }
}
