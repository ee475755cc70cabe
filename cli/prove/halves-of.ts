import { hasFalsePositives } from './matrix.ts'
import type { Task, TaskResult } from './task.ts'

/**
 * The two halves of a group of variants with a false positive, to find the variant that has it: each with what was evaluated
 * of the whole group. None for everything else.
 */
export function halvesOf(result: TaskResult): Task[] {
  const { task } = result
  if (task.kind !== 'variants' || task.ids.length < 2 || !hasFalsePositives(result)) return []
  return halves(task.ids).map((ids) => ({ ...task, ids }))
}

/** The first half of some ids, the longer one if there is a difference, and the rest. */
export function halves(ids: string[]): string[][] {
  const middle = Math.ceil(ids.length / 2)
  return [ids.slice(0, middle), ids.slice(middle)]
}
