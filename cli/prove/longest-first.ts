import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { knownFaults } from '../targets/known-faults.ts'
import type { Task } from './task.ts'

/**
 * The sandboxes in an order in which few of them are left to wait for in the end: whole interfaces, the ones with most rows
 * first, then faults whose checks run alone, which wait for clocks, limits and callbacks, then the others.
 */
export function longestFirst(tasks: readonly Task[]): Task[] {
  const rows = readRequirements()
  const waiting = new Set(readChecks().flatMap(({ turn, requirements }) => (turn.alone ? requirements : [])))
  const slow = new Set(knownFaults().flatMap(({ id, breaks }) => (breaks.some((row) => waiting.has(row)) ? [id] : [])))
  const weightOf = (task: Task): number => {
    if (task.kind === 'fault') return slow.has(task.id) ? -1 : -2
    return rows.filter((row) => task.interfaces.some((name) => bindsInterface(row, name))).length
  }
  const weights = new Map(tasks.map((task) => [task, weightOf(task)]))
  return tasks.toSorted((one, other) => weights.get(other)! - weights.get(one)!)
}
