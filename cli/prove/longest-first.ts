import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { knownFaults } from '../targets/known-faults.ts'
import { haveNoControl } from './bundles.ts'
import type { Task } from './task.ts'

/** The parts of the other faults after which no long wait, no slow sandbox and no whole interface begins. */
const [lastToWait, lastSlow, lastToBegin] = [0.2, 0.5, 0.7]

/**
 * The sandboxes in an order that keeps processors busy and leaves little to wait for at the end. Whole interfaces are
 * spread evenly among the faults: those with most rows first, and earliest those whose clock nobody can move. Faults
 * whose checks run alone mostly wait; the other faults compute. Of these, the ones of most interfaces come first, since
 * each interface waits in turn for what never comes.
 */
export function longestFirst(tasks: readonly Task[]): Task[] {
  const rows = readRequirements()
  const waiting = new Set(readChecks().flatMap(({ turn, requirements }) => (turn.alone ? requirements : [])))
  const slow = new Set(knownFaults().flatMap(({ id, breaks }) => (breaks.some((row) => waiting.has(row)) ? [id] : [])))
  const weightOf = ({ interfaces }: Task): number =>
    rows.filter((row) => interfaces.some((name) => bindsInterface(row, name))).length
  const isSlow = (task: Task) => task.kind === 'fault' && slow.has(task.id)
  const weights = new Map<Task, number>(
    tasks.flatMap((task) => (task.kind === 'fault' ? [] : [[task, weightOf(task)]])),
  )
  const whole = tasks.filter((task) => weights.has(task)).toSorted((a, b) => weights.get(b)! - weights.get(a)!)
  const { still = [], moved = [] } = Object.groupBy(whole, (task) => (standsStill(task) ? 'still' : 'moved'))
  const others = tasks
    .filter((task) => !weights.has(task) && !isSlow(task))
    .toSorted((one, other) => other.interfaces.length - one.interfaces.length)
  return mixed([still, lastToWait], [moved, lastToBegin], [tasks.filter(isSlow), lastSlow], [others, 1])
}

function standsStill(task: Task): boolean {
  return task.kind === 'variants' && haveNoControl(task.ids)
}

/** Merges lists, each in its order and spread evenly over the whole or its first part. */
function mixed(...lists: Array<[tasks: Task[], part: number]>): Task[] {
  const placed = lists.flatMap(([list, part]) =>
    list.map((task, at) => ({ task, place: (part * (at + 1)) / list.length })),
  )
  return placed.toSorted((one, other) => one.place - other.place).map(({ task }) => task)
}
