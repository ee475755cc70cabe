import type { InterfaceName } from '../../core/interfaces.ts'
import type { Client } from '../client/client.ts'
import type { Watch } from '../observers/watch.ts'
import { because } from '../reasons/because.ts'
import { onlySlot, type ScheduledTask, type Slot } from '../run/slot.ts'
import { schedule } from '../run/scheduler.ts'
import { keyOfCheck } from '../run/shard.ts'
import { checkLeft, checksOf, evaluateLeft, type InterfaceRun } from './interface-run.ts'
import { byPower, cheapestFirst } from './by-power.ts'
import { isProperty, msAt, requestsOf, stagesOf, usualCases } from './figures.ts'
import { evaluateChecks } from './evaluate-checks.ts'
import type { CheckIn } from './plan.ts'
import type { Check } from './read-checks.ts'

export interface SideBySide {
  client: Client
  /** How many checks run in parallel. */
  workers: number
  /** Whether the user asked for the budget, not only the profile; false when absent. */
  isBudgetAsked?: boolean
  /** Tasks that start before the checks and run in parallel, where there are several workers; none when absent. */
  beside?: readonly ScheduledTask[]
  /** Whether a check is still worth running at its turn, given the rules that observers saw broken; always when absent. */
  isWanted?: (one: CheckIn, observed: readonly string[]) => boolean
  /** Whether an interface has shown enough for its histories to end, after what observers found broken; never when absent. */
  isShown?: (name: InterfaceName, observed: readonly string[]) => boolean
  /** The observers' results; none when absent. */
  watch?: Pick<Watch, 'brokenIn'>
  /** Whether the cheapest checks of each interface come first; false when absent, which means those that find the most. */
  cheapestFirst?: boolean
  /** The times of checks in an earlier run at this target, by `keyOfCheck`; unknown when absent. */
  took?: ReadonlyMap<string, number>
}

interface OneCheck {
  one: InterfaceRun
  check: Check
}

/** The times of an answer and of a fetch's stage at a target for which several workers are used. */
const [farMs, stageMs] = [100, 500]

/**
 * Runs the checks of all interfaces and returns the faults of the harness. The order is by power, so that an
 * interrupted run has found the most. With several workers and no requested budget, checks for which others wait, the
 * clock and long checks start first. A check that waits for a later time frees its turn, and the clock is moved for all
 * such checks together.
 */
export async function evaluateSideBySide(
  runs: readonly InterfaceRun[],
  options: SideBySide,
  checks: readonly Check[],
): Promise<string[]> {
  const { client, workers, beside = [], isWanted, watch } = options
  const faults: string[] = []
  const budget = budgetOf(options)
  const taskOf = ({ one, check }: OneCheck): ScheduledTask => ({
    turn: check.turn,
    rests: stagesOf({ interface: one.name, check }) > 0,
    async act(slot) {
      if (client.stopped() !== undefined) return
      if (isWanted?.({ interface: one.name, check }, watch?.brokenIn(one.name) ?? []) === false) return
      await budget.within({ one, check }, async () => void faults.push(...(await evaluateOne(one, check, slot))))
    },
  })
  for (const one of runs) if (one.left) await evaluateLeft(one, client, checks)
  const going = runs.filter(({ left }) => !left)
  const eachOf = (some: readonly InterfaceRun[]) =>
    some.flatMap((one) => checksOf(one, checks).map((check) => ({ interface: one.name, one, check })))
  const inTurn = eachOf(going.filter(inItsOrder))
  const free = eachOf(going.filter((one) => !inItsOrder(one)))
  // Each check adds a listener for exceptions while it runs or waits. Parallel evaluations count their own.
  const listening = inTurn.length + free.length
  process.setMaxListeners(process.getMaxListeners() + listening)
  const cases = going[0]?.run.cases ?? 1
  const parted = ordered(free, cases, options)
  // Where all checks will run, the last ones to start should be short.
  const inOrder = (some: typeof parted) => (options.isBudgetAsked ? some : some.toSorted(longestFirst(options.took)))
  try {
    for (const last of [false, true]) {
      const [own, others] = [inTurn, parted].map((some) => some.filter(({ check }) => check.last === last))
      for (const each of own!) await taskOf(each).act(onlySlot)
      const scheduled =
        workers === 1
          ? schedule(others!.map(taskOf), 1, 0)
          : schedule([...(last ? [] : beside), ...inOrder(others!).map(taskOf)], workers)
      await scheduled.catch((error: unknown) => faults.push(messageOf(error)))
    }
  } finally {
    process.setMaxListeners(process.getMaxListeners() - listening)
  }
  return faults
}

/** By power where the run may be cut; where several workers run all checks, they begin with the longest. */
function ordered<T extends CheckIn>(
  checks: readonly T[],
  cases: number,
  { cheapestFirst: isCheapestFirst, isBudgetAsked, workers }: SideBySide,
): readonly T[] {
  if (isCheapestFirst) return cheapestFirst(checks, cases)
  return isBudgetAsked || workers === 1 ? byPower(checks, cases).map(({ one }) => one) : checks
}

/** Sorts checks by how many others wait for them, then by their duration. */
function longestFirst(took: SideBySide['took']): (one: OneCheck & CheckIn, other: OneCheck & CheckIn) => number {
  const msOf = (one: OneCheck & CheckIn) =>
    took?.get(keyOfCheck(one.interface, one.check.name)) ?? msAt(one, usualCases, farMs, stageMs)
  return (one, other) => waitedFor(other) - waitedFor(one) || msOf(other) - msOf(one)
}

/**
 * The rank of a parallel check by how much waits for it. 3: it changes the target alone, and its set-up must exist by
 * then. 2: it is a property. 1: it concerns the whole target, such as the clock, or shares a group.
 */
function waitedFor({ check: { turn, ...check } }: OneCheck): number {
  if (turn.changes) return 3
  if (isProperty(check)) return 2
  return turn.alone || turn.groups.length > 0 ? 1 : 0
}

/**
 * Whether its checks run in sequence, as with one worker. Where no login can be created, all use the profile's login
 * and each finds it as the check before left it.
 */
function inItsOrder({ run, description }: InterfaceRun): boolean {
  return run.dialect.ready !== undefined && !description.makesLogins(run)
}

/** Runs one check and returns the faults of the harness. A check that was lost is inconclusive. */
async function evaluateOne({ name, run, ids }: InterfaceRun, check: Check, slot: Slot): Promise<string[]> {
  try {
    await evaluateChecks(run, [check], slot)
    return []
  } catch (error) {
    const message = messageOf(error)
    run.record(checkLeft(check, { name, ids }, because('check-lost', { message })))
    return [`${check.name} was lost: ${message}`]
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Decides which checks fit into a run's budget. */
interface BudgetOfRun {
  /**
   * Runs a check if the rest of the budget suffices for its usual requests and time. Otherwise the check is
   * untested where the user asked for the budget, and inconclusive where only the profile sets it.
   */
  within(of: { one: InterfaceRun; check: Check }, act: () => Promise<void>): Promise<void>
}

function budgetOf({ client, isBudgetAsked = false }: { client: Client; isBudgetAsked?: boolean }): BudgetOfRun {
  /** Requests that running checks will still need. */
  let promised = 0
  return {
    async within({ one: { name, run, ids }, check }, act) {
      const { requests: sent, answerMs } = client.stats()
      const checkIn = { interface: name, check }
      const requests = requestsOf(checkIn, run.cases)
      const reaches =
        sent + promised + requests <= run.profile.budget.requests &&
        msAt(checkIn, run.cases, answerMs / Math.max(1, sent)) <= client.leftMs()
      if (!reaches) {
        const notRun = checkLeft(check, { name, ids }, because('left-by-budget'))
        return run.record(isBudgetAsked ? { ...notRun, verdict: 'untested' } : notRun)
      }
      promised += requests
      await act().finally(() => {
        promised -= requests
      })
    },
  }
}
