import type { Client } from '../client/client.ts'
import { because } from '../reasons/because.ts'
import { type Slot, type ScheduledTask } from '../run/slot.ts'
import { schedule } from '../run/scheduler.ts'
import { checkLeft } from './check-left.ts'
import { checksOf, type InterfaceRun, evaluateInterface } from './interface-run.ts'
import { evaluateChecks } from './evaluate-checks.ts'
import { longestFirst } from './longest-first.ts'
import type { Check } from './read-checks.ts'

export interface SideBySide {
  client: Client
  /** How many checks go on at a time. */
  workers: number
  /** What begins before the checks and goes on beside them, where several go on at a time; nothing when absent. */
  beside?: readonly ScheduledTask[]
}

interface OneCheck {
  one: InterfaceRun
  check: Check
}

/** How often a check is evaluated anew that ended without a verdict. */
const mostTries = 2
/** Each check listens for exceptions while a step of it runs, also while it waits; Node warns of more than ten. */
const anyNumber = 0

/** Runs the checks of all interfaces and gives the faults of the harness. */
export async function evaluateSideBySide(
  runs: readonly InterfaceRun[],
  options: SideBySide,
  checks: readonly Check[],
): Promise<string[]> {
  const { client, workers, beside = [] } = options
  const faults: string[] = []
  const begun = new Set<InterfaceRun>()
  const taskOf = ({ one, check }: OneCheck): ScheduledTask => ({
    turn: check.turn,
    async act(slot) {
      // As one after another: an interface that has begun is gone through, and no further one begins. After an
      // interruption even that takes too long.
      if (client.stopped() !== undefined || (client.leftMs() <= 0 && !begun.has(one))) return
      begun.add(one)
      faults.push(...(await evaluateOne(one, check, slot)))
    },
  })
  const whole = workers === 1 ? runs : runs.filter(inItsOrder)
  for (const one of whole) await evaluateInterface(one, client, checks)
  const parted = runs.filter((one) => !whole.includes(one))
  const most = process.getMaxListeners()
  process.setMaxListeners(anyNumber)
  const all = longestFirst(parted.flatMap((one) => checksOf(one, checks).map((check) => ({ one, check }))))
  try {
    for (const last of [false, true]) {
      const tasks = all.filter(({ check }) => check.last === last).map(taskOf)
      await schedule(workers === 1 || last ? tasks : [...beside, ...tasks], workers).catch((error: unknown) =>
        faults.push(messageOf(error)),
      )
    }
  } finally {
    process.setMaxListeners(most)
  }
  return faults
}

/**
 * Whether its checks go on one after another, as with one worker: where no login can be made, all of them use the one that the
 * profile gives, and each finds it as the one before left it.
 */
function inItsOrder({ left, run, description }: InterfaceRun): boolean {
  return left !== undefined || (run.dialect.ready !== undefined && !description.makesLogins(run))
}

/** Runs one check, and once more where it was lost on the way; gives the faults of the harness. */
async function evaluateOne({ name, run, ids }: InterfaceRun, check: Check, slot: Slot): Promise<string[]> {
  const lost: string[] = []
  for (let tries = 1; tries <= mostTries; tries += 1) {
    try {
      await evaluateChecks(run, [check], slot)
      return []
    } catch (error) {
      lost.push(messageOf(error))
    }
  }
  const why = because('check-lost', { tries: mostTries, message: lost[0] ?? '' })
  run.record(checkLeft(check, { name, ids }, why))
  return [`${check.name} was lost: ${lost[0] ?? ''}`]
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
