import type { CheckDecided, JudgementRecord, PlannedRequirement } from '../../core/journal-events.ts'
import { contractKey, keyOfCheck } from '../../harness/run/shard.ts'
import type { Verdict } from '../../core/verdict.ts'
import { verdictFor } from '../../harness/verdicts/requirement-verdicts.ts'
import { gravestOf } from '../../harness/verdicts/gravest.ts'
import type { RecordedRun } from './read-run.ts'
import type { RequirementStory } from './run-story-model.ts'

/** A run with earlier decisions: the newest decision of each check counts. Unchanged when nothing is kept. */
export function withKept(run: RecordedRun): RecordedRun {
  const { started, contracts, kept } = run
  if (!kept) return run
  const planned = new Set(started.planned.map((row) => keyOfCheck(row.interface, row.id)))
  const before = new Map(kept.decided.map((event) => [keyOfCheck(event.interface, event.check), event]))
  // A check skipped for the budget does not replace an earlier decision.
  const decided = run.decided.filter(
    ({ code, interface: name, check }) => code !== 'left-by-budget' || !before.has(keyOfCheck(name, check)),
  )
  const own = new Set(decided.map((event) => keyOfCheck(event.interface, event.check)))
  const ownContracts = new Set(contracts.map(contractKey))
  const plannedContracts = [...kept.contracts, ...(started.contracts ?? [])]
  return {
    ...run,
    started: {
      ...started,
      planned: rowsTogether(kept.planned, started.planned),
      contracts: [...new Map(plannedContracts.map((one) => [contractKey(one), one])).values()],
    },
    decided: [
      ...decided.map((event) =>
        withOthers(event, before.get(keyOfCheck(event.interface, event.check)), (id) =>
          planned.has(keyOfCheck(event.interface, id)),
        ),
      ),
      ...kept.decided
        .flatMap((event) => (isObserver(event) ? unseenSince(event, run) : event))
        .filter((event) => isObserver(event) || !own.has(keyOfCheck(event.interface, event.check)))
        .map(stays),
    ],
    contracts: [
      ...contracts,
      ...kept.decidedContracts.filter((event) => !ownContracts.has(contractKey(event))).map(stays),
    ],
  }
}

function stays<Event extends { at: string }>(event: Event): Event & { decidedAt: string } {
  return { ...event, decidedAt: event.at }
}

/** A decision with the same check's earlier judgements of requirements that this run does not evaluate. */
function withOthers(
  event: CheckDecided,
  before: CheckDecided | undefined,
  isPlanned: (id: string) => boolean,
): CheckDecided {
  if (!before || isObserver(event)) return event
  const { at, interface: _name, ...said } = before
  const others = before.requirements
    .filter((id) => !isPlanned(id) && !event.judgements.some(({ requirement }) => requirement === id))
    .flatMap((id): JudgementRecord[] => {
      const judgements = before.judgements.filter(({ requirement }) => requirement === id)
      const { dependsOn = [], ...whole } = verdictFor(said, id)
      const together = { ...whole, dependsOn: [...dependsOn], requirement: id, evidence: [] }
      return (judgements.length > 0 ? judgements : [together]).map((one) => ({ decidedAt: at, ...one }))
    })
  if (others.length === 0) return event
  // The next run finds those judgements by the check's requirements.
  const requirements = [...new Set([...event.requirements, ...others.map(({ requirement }) => requirement)])]
  return { ...event, requirements, judgements: [...event.judgements, ...others] }
}

/** The requirements of both, each with its checks in either. */
function rowsTogether(before: readonly PlannedRequirement[], now: readonly PlannedRequirement[]): PlannedRequirement[] {
  const rows = new Map(before.map((row) => [row.address, row]))
  for (const row of now) {
    const { leftOut, ...rest } = row
    const checks = [...new Set([...(rows.get(row.address)?.checks ?? []), ...row.checks])]
    rows.set(row.address, { ...rest, checks, ...(leftOut && checks.length === 0 && { leftOut }) })
  }
  return [...rows.values()]
}

function isObserver({ check }: CheckDecided): boolean {
  return check.startsWith('observer: ')
}

/**
 * An observer's earlier findings that still count: a breach until its check has run again, other findings until the
 * requirement is evaluated again.
 */
function unseenSince(event: CheckDecided, { started, decided }: RecordedRun): CheckDecided[] {
  const again = new Set(decided.filter((one) => one.interface === event.interface).map(({ title }) => title))
  const planned = new Set(started.planned.filter((row) => row.interface === event.interface).map(({ id }) => id))
  const judgements = event.judgements.filter(({ requirement, sentBy }) =>
    sentBy?.title === undefined ? !planned.has(requirement) : !again.has(sentBy.title),
  )
  if (judgements.length === 0) return []
  return [{ ...event, judgements, verdict: gravestOf(judgements) }]
}

/** Marks each requirement with this run's own plan for it, or with the time of earlier runs that alone decided it. */
export function markKept(
  requirements: readonly RequirementStory[],
  { kept, started }: RecordedRun,
): RequirementStory[] {
  if (!kept) return [...requirements]
  const planned = new Map(started.planned.map(({ address, checks, leftOut }) => [address, { checks, leftOut }]))
  return requirements.map((one) => {
    const { checks, leftOut } = planned.get(one.address) ?? {}
    return {
      ...one,
      own: checks && { checks, leftOut },
      decidedAt: decidedBefore(one),
    }
  })
}

/** When only earlier runs decided a requirement: the time of the oldest check with its verdict, or undefined. */
function decidedBefore({ verdict, checks }: Decided): string | undefined {
  const moments = checks.filter((check) => check.verdict === verdict).map(({ decidedAt }) => decidedAt)
  const [oldest] = moments.flatMap((at) => at ?? []).toSorted()
  return moments.every((at) => at !== undefined) ? oldest : undefined
}

interface Decided {
  verdict: Verdict
  checks: ReadonlyArray<{ verdict: Verdict; decidedAt?: string }>
}
