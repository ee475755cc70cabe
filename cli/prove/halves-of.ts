import { areHiding } from './bundles.ts'
import { hasFalsePositives } from './matrix.ts'
import type { TaskResult, VariantsTask } from './task.ts'

/**
 * What is evaluated next of a group of variants: its halves, to find the variant that has a false positive. Where it has
 * none, and its variants take something away, its halves with those checks that had nothing left to look at. None for
 * everything else.
 */
export function halvesOf(result: TaskResult): VariantsTask[] {
  const { task } = result
  if (task.kind !== 'variants' || task.ids.length < 2) return []
  const undecided = areHiding(task.ids) ? checksWithout(result) : []
  if (hasFalsePositives(result)) return halves(task.ids).map((ids) => ({ ...task, ids }))
  return undecided.length === 0 ? [] : halves(task.ids).map((ids) => ({ ...task, ids, checks: undecided }))
}

function checksWithout({ checks }: TaskResult): string[] {
  return Object.keys(checks).filter((check) => checks[check] === 'untested')
}

/** The first half of some ids, the longer one if there is a difference, and the rest. */
function halves(ids: string[]): string[][] {
  const middle = Math.ceil(ids.length / 2)
  return [ids.slice(0, middle), ids.slice(middle)]
}
