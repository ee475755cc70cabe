import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { knownFaults } from '../targets/known-faults.ts'
import type { Task } from './task.ts'

/**
 * The sandboxes in an order in which processors always have something to do, and little is left to wait for in the end: whole
 * interfaces, the ones with most rows first, which compute, evenly among the faults whose checks run alone, which wait for clocks,
 * limits and callbacks; then the other faults.
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
  const others = tasks.filter((task) => !weights.has(task) && !isSlow(task))
  return [...mixed(whole, tasks.filter(isSlow)), ...others]
}

/** Both lists as one, each in its order and spread evenly over the whole. */
function mixed(...lists: Task[][]): Task[] {
  const placed = lists.flatMap((list) => list.map((task, at) => ({ task, place: (at + 1) / list.length })))
  return placed.toSorted((one, other) => one.place - other.place).map(({ task }) => task)
}
