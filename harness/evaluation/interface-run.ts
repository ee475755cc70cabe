import { asBinding } from '../../requirements/at-each-place.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Reason } from '../../core/reason.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { CheckDecided, PlannedRequirement } from '../../core/journal-events.ts'
import type { Describe, InterfaceDescription } from '../actions/scene/scene.ts'
import { whatWasSeen } from '../actions/start/preflight.ts'
import type { Client } from '../client/client.ts'
import type { EvaluatedAs } from '../contracts/verify-beside.ts'
import type { Profile } from '../profile/profile.ts'
import { runOfInterface, type RunShared } from '../run/run-of-interface.ts'
import type { Run } from '../run/run.ts'
import { doubtOf, seenTogether, type Seen } from '../verdicts/doubt.ts'
import { evaluateChecks } from './evaluate-checks.ts'
import { somePlaces, type SomePlaces } from '../quantifiers/some-places.ts'
import type { Parts, Plan } from './plan.ts'
import type { Check } from './read-checks.ts'
import type { Visited } from '../quantifiers/visited.ts'
import { keyOfCheck } from '../run/shard.ts'
import { defectsOf } from './places-of-check.ts'
import { checkInWordsOf } from '../../requirements/in-words-of.ts'
import { inconclusiveCheck } from '../verdicts/check-decided.ts'

/** The run of one interface with its rows. */
export interface InterfaceRun {
  name: InterfaceName
  description: InterfaceDescription
  run: Run
  ids: string[]
  /** The names of the checks that evaluate the rows. */
  checks: ReadonlySet<string>
  /** Whether the profile has what every request of the interface needs. */
  isReady: boolean
  /** Why the interface is left out although others are evaluated. */
  left?: Reason
}

/** The run of an interface; undefined for an unknown interface and for one without rows. */
export function interfaceRun(
  { describe, profile }: { describe: Describe; profile: Profile },
  name: InterfaceName,
  planned: { whole: Plan; own: readonly PlannedRequirement[] },
  { somePlaces: some, ...shared }: RunShared & { somePlaces?: SomePlaces },
): InterfaceRun | undefined {
  const description = describe(name)
  const ofInterface = planned.own.filter((requirement) => requirement.interface === name)
  const ids = ofInterface.map(({ id }) => id)
  const checks = new Set(ofInterface.flatMap((requirement) => requirement.checks))
  if (!description || ids.length === 0) return undefined
  const { needs } = description.dialect
  // A check may find a row broken that another shard evaluates.
  const selected = new Set(planned.whole.planned.filter((one) => one.interface === name).map(({ id }) => id))
  const requirements = readRequirements()
    .filter(({ id }) => selected.has(id))
    .map((row) => ({ ...asBinding(row, name, profile.readings), needs: [...needs, ...row.needs] }))
  const visited = visitedBy(
    name,
    planned.whole.checks.filter((check) => checks.has(check.name)),
    { parts: planned.whole.parts, some },
  )
  const run = runOfInterface(name, { ...shared, visited }, requirements)
  return { name, description, run, ids, checks, isReady: needs.every((need) => run.offered.get(need) === true) }
}

/** What all interfaces saw of the target. */
export function seenBy(runs: readonly InterfaceRun[], client: Client): Seen {
  return seenTogether(runs.map(({ run }) => whatWasSeen(run.seen, client)))
}

export function checksOf({ checks: own }: InterfaceRun, checks: readonly Check[]): Check[] {
  return checks.filter(({ name }) => own.has(name))
}

/** Runs the possible checks of an interface that is left out. The other checks decide nothing and say why. */
export async function evaluateLeft(one: InterfaceRun, client: Client, checks: readonly Check[]): Promise<void> {
  const { name, run, ids, left } = one
  const wanted = checksOf(one, checks)
  const first = new Set(firstOf(one, wanted))
  if (left) for (const check of wanted) if (!first.has(check)) run.record(checkLeft(check, { name, ids }, left))
  await evaluateFirst(one, client, wanted)
}

/** Runs the possible checks of an interface that accepts nothing, in sequence; those marked as last come last. */
export async function evaluateFirst(one: InterfaceRun, client: Client, checks: readonly Check[]): Promise<void> {
  const wanted = firstOf(one, checksOf(one, checks))
  for (const isLast of [false, true]) {
    const next = wanted.filter(({ last }) => last === isLast)
    if (client.stopped() === undefined) await evaluateChecks(one.run, next)
  }
}

/** Rows about the form of every answer, for any request. */
const ofEveryAnswer =
  /^conventions\/(envelope\/(success-|error-)|errors\/(error-|request-is-object|class-|status-is-|never-))/

/**
 * The checks that still run where the target answers as the interface but accepts nothing: those about the form of
 * every answer, about routes, and about what the start showed broken.
 */
function firstOf({ run: { seen } }: InterfaceRun, checks: readonly Check[]): Check[] {
  const isFirst = (id: string) => ofEveryAnswer.test(id) || id.includes('/routes/') || seen.shown.has(id)
  return seen.speaks ? checks.filter(({ requirements }) => requirements.some(isFirst)) : []
}

/** The parts of an interface's run that contracts need. */
export function asEvaluated({ run }: InterfaceRun, client: Client): EvaluatedAs {
  const doubt = doubtOf(whatWasSeen(run.seen, client))
  return { run, ...(doubt !== undefined && { doubt }) }
}

/** The places that these checks of an interface evaluate, where only some parts or places run. */
export function visitedBy(
  name: InterfaceName,
  checks: readonly Check[],
  { parts, some }: { parts?: Parts | undefined; some?: SomePlaces | undefined },
): Visited {
  const doneOf = (check: string) => parts?.get(keyOfCheck(name, check))
  const isLeft = (check: string, place: string) => doneOf(check)?.places?.has(place) === false
  const senders = Map.groupBy(
    checks.flatMap((check) => defectsOf(check).map((defect) => ({ defect, check: check.name }))),
    ({ defect }) => defect,
  )
  return {
    of: (places, check) => somePlaces(check, places, some),
    isLeft,
    upTo(isOne) {
      const all = checks.filter(isOne).flatMap((check) => doneOf(check.name)?.upTo ?? [])
      return all.length > 0 ? Math.max(...all) : undefined
    },
    isSent: (defect, place) => senders.get(defect)?.some(({ check }) => !isLeft(check, place)) === true,
  }
}

/** The decision of a check that did not run because its interface is left out; `ids` are its rows. */
export function checkLeft(
  { name, title, where, requirements }: Check,
  of: { name: InterfaceName; ids: readonly string[] },
  why: Reason,
): CheckDecided {
  const about = {
    check: name,
    title: checkInWordsOf(of.name, title),
    where,
    interface: of.name,
    requirements: requirements.filter((id) => of.ids.includes(id)),
  }
  return inconclusiveCheck(about, why)
}
