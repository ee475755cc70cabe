import type { Client } from '../client/client.ts'
import { because } from '../reasons/because.ts'
import { type Lane, type LaneTask } from '../run/lane.ts'
import { inLanes } from '../run/lanes.ts'
import { checkLeft } from './check-left.ts'
import { checksOf, type InterfaceRun, judgeInterface } from './interface-run.ts'
import { judgeFeatures } from './judge-features.ts'
import { longestFirst } from './longest-first.ts'
import type { Check } from './read-checks.ts'

export interface SideBySide {
  client: Client
  /** How many checks go on at a time. */
  workers: number
  /** What begins before the checks and goes on beside them, where several go on at a time; nothing when absent. */
  beside?: readonly LaneTask[]
}

interface OneCheck {
  one: InterfaceRun
  check: Check
}

/** How often a check is judged anew that ended without a verdict. */
const mostTries = 2
/** Each check listens for exceptions while a step of it runs, also while it waits; Node warns of more than ten. */
const anyNumber = 0

/** Runs the checks of all interfaces and gives the faults of the harness. */
export async function judgeSideBySide(
  runs: readonly InterfaceRun[],
  options: SideBySide,
  checks: readonly Check[],
): Promise<string[]> {
  const { client, workers, beside = [] } = options
  const faults: string[] = []
  const begun = new Set<InterfaceRun>()
  const taskOf = ({ one, check }: OneCheck): LaneTask => ({
    turn: check.turn,
    async act(lane) {
      // As one after another: an interface that has begun is gone through, and no further one begins. After an
      // interruption even that takes too long.
      if (client.stopped() !== undefined || (client.leftMs() <= 0 && !begun.has(one))) return
      begun.add(one)
      faults.push(...(await judgeOne(one, check, lane)))
    },
  })
  const whole = workers === 1 ? runs : runs.filter(inItsOrder)
  for (const one of whole) faults.push(...(await judgeInterface(one, client, checks)))
  const parted = runs.filter((one) => !whole.includes(one))
  const most = process.getMaxListeners()
  process.setMaxListeners(anyNumber)
  const all = longestFirst(parted.flatMap((one) => checksOf(one, checks).map((check) => ({ one, check }))))
  try {
    for (const last of [false, true]) {
      const tasks = all.filter(({ check }) => check.last === last).map(taskOf)
      await inLanes(workers === 1 || last ? tasks : [...beside, ...tasks], workers).catch((error: unknown) =>
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
async function judgeOne({ name, run, ids }: InterfaceRun, check: Check, lane: Lane): Promise<string[]> {
  const lost: string[] = []
  // The runner reads the tags anew for each check, which takes long for all of an interface.
  const own = check.requirements.filter((id) => ids.includes(id))
  for (let tries = 1; tries <= mostTries; tries += 1) {
    try {
      const { finished, faults } = await judgeFeatures(run, [check.where], own, lane)
      if (finished > 0) return faults
      lost.push(...faults)
    } catch (error) {
      lost.push(messageOf(error))
    }
  }
  const why = because('check-lost', { tries: mostTries, message: lost[0] ?? 'it never ended' })
  run.record(checkLeft(check, { name, ids }, why))
  return [`${check.name} was lost: ${lost[0] ?? 'it never ended'}`]
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
