import type { Verdict } from '../../core/verdict.ts'
import { isBroken } from '../../harness/verdicts/gravest.ts'
import { variantNamed } from './bundles.ts'
import { hasFalsePositives, isOnlyInconclusive } from './matrix.ts'
import type { TaskResult, VariantsTask } from './task.ts'

/**
 * The next tasks for a group of variants. A false positive gives its halves, with the checks that had it, to find the
 * variant. Otherwise, if some of its variants hide others, the checks that had nothing left to look at run again on each
 * half of these, and on the others alone. Else nothing.
 */
export function halvesOf(result: TaskResult): VariantsTask[] {
  const { task } = result
  if (task.kind !== 'variants' || task.ids.length < 2) return []
  const { ids } = task
  if (hasFalsePositives(result)) {
    const checks = checksWith(result, (verdict) => isBroken(verdict) || verdict === 'inconclusive')
    // An observer's finding has no check of its own.
    return halves(ids).map((half) => ({ ...task, ids: half, ...(checks.length > 0 && { checks }) }))
  }
  const { hiding = [], beside = [] } = Object.groupBy(ids, (id) => (variantNamed(id)?.hides ? 'hiding' : 'beside'))
  const undecided = hiding.length > 0 ? checksWith(result, (verdict) => verdict === 'untested') : []
  if (undecided.length === 0) return []
  const fewer = [...(hiding.length > 1 ? halves(hiding) : []), beside].filter((some) => some.length > 0)
  return fewer.map((some) => ({ ...task, ids: some, checks: undecided }))
}

/** Whether a whole group was only inconclusive. It is evaluated again before its halves are. */
export function isToRepeat(result: TaskResult): boolean {
  return result.task.kind === 'variants' && !result.task.checks && isOnlyInconclusive(result)
}

function checksWith({ checks }: TaskResult, is: (verdict: Verdict | undefined) => boolean): string[] {
  return Object.keys(checks).filter((check) => is(checks[check]))
}

function halves(ids: string[]): string[][] {
  const middle = Math.ceil(ids.length / 2)
  return [ids.slice(0, middle), ids.slice(middle)]
}
