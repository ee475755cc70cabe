import type { Client } from '../client/client.ts'
import type { Watch } from '../observers/watch.ts'
import { because } from '../reasons/because.ts'
import { onlySlot, type Slot, type ScheduledTask } from '../run/slot.ts'
import { schedule } from '../run/scheduler.ts'
import { keyOfCheck } from '../run/shard.ts'
import type { TimeTaken } from './time-taken.ts'
import { checkLeft } from './check-left.ts'
import { budgetOf } from './budget-of.ts'
import { byPower, cheapestFirst } from './by-power.ts'
import { checksOf, type InterfaceRun, evaluateLeft } from './interface-run.ts'
import { isProperty, msAt, stagesOf, usualCases } from './figures.ts'
import { evaluateChecks } from './evaluate-checks.ts'
import type { CheckIn } from './plan.ts'
import type { Check } from './read-checks.ts'

export interface SideBySide {
  client: Client
  /** How many checks go on at a time. */
  workers: number
  /** Whether the budget was asked for with the run, and not by its profile alone; false when absent. */
  isBudgetAsked?: boolean
  /** What begins before the checks and goes on beside them, where several go on at a time; nothing when absent. */
  beside?: readonly ScheduledTask[]
  /** Whether a check is still worth running when its turn comes and observers have seen these rules broken; each is when absent. */
  isWanted?: (one: CheckIn, observed: readonly string[]) => boolean
  /** What observers see; nothing when absent. */
  watch?: Pick<Watch, 'brokenIn'>
  /** Whether those that send least come first in each interface; false when absent, so that those come first that find most. */
  cheapestFirst?: boolean
  /** What checks took in a run at this target before, by the keys that `keyOfCheck` gives; unknown when absent. */
  took?: ReadonlyMap<string, TimeTaken>
}

interface OneCheck {
  one: InterfaceRun
  check: Check
}

/** How long an answer takes, and a stage of a fetch, of a target at which several go on at a time. */
const [farMs, stageMs] = [100, 500]

/**
 * Runs the checks of all interfaces and gives the faults of the harness: by their power, so that whatever ends the run, what was
 * done found the most. Where several go on at a time and no budget is asked for, those begin first for which others of their
 * group wait, and the clock, and the longest. Whatever waits for a later time makes way for the others: the clock is moved for all of them together.
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
  // Each check listens for exceptions while a step of it runs, also while it waits. What is evaluated beside this counts its own.
  const listening = inTurn.length + free.length
  process.setMaxListeners(process.getMaxListeners() + listening)
  const cases = going[0]?.run.cases ?? 1
  const parted = options.cheapestFirst ? cheapestFirst(free, cases) : byPower(free, cases).map(({ one }) => one)
  // Where all are done, what begins last is to end soon.
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

/** Those first for which most others wait, and among them those that take longest. */
function longestFirst(took: SideBySide['took']): (one: OneCheck & CheckIn, other: OneCheck & CheckIn) => number {
  const msOf = (one: OneCheck & CheckIn) =>
    took?.get(keyOfCheck(one.interface, one.check.name))?.ms ?? msAt(one, usualCases, farMs, stageMs)
  return (one, other) => waitedFor(other) - waitedFor(one) || msOf(other) - msOf(one)
}

/**
 * How much waits for a check that goes on beside others: all that move the clock, above all for one of many cases, or its group.
 * One that is alone itself waits for a moment when it may be, for which all that it arranges before is to be there.
 */
function waitedFor({ check: { turn, ...check } }: OneCheck): number {
  if (turn.changes) return 3
  if (isProperty(check)) return 2
  return turn.alone || turn.groups.length > 0 ? 1 : 0
}

/**
 * Whether its checks go on one after another, as with one worker: where no login can be made, all of them use the one that the
 * profile gives, and each finds it as the one before left it.
 */
function inItsOrder({ run, description }: InterfaceRun): boolean {
  return run.dialect.ready !== undefined && !description.makesLogins(run)
}

/** Runs one check; gives the faults of the harness. One that is lost on the way is inconclusive. */
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
