import type { Verdict } from '../../core/verdict.ts'
import { isBroken } from '../../harness/verdicts/gravest.ts'
import { areHiding } from './bundles.ts'
import { hasFalsePositives } from './matrix.ts'
import type { TaskResult, VariantsTask } from './task.ts'

/**
 * The next tasks for a group of variants. A false positive gives its halves, with the checks that had it, to find the
 * variant. Otherwise, if its variants hide others, its halves with the checks that had nothing left to look at. Else
 * nothing.
 */
export function halvesOf(result: TaskResult): VariantsTask[] {
  const { task } = result
  if (task.kind !== 'variants' || task.ids.length < 2) return []
  if (hasFalsePositives(result)) {
    const checks = checksWith(result, (verdict) => isBroken(verdict) || verdict === 'inconclusive')
    // An observer's finding has no check of its own.
    return halves(task.ids).map((ids) => ({ ...task, ids, ...(checks.length > 0 && { checks }) }))
  }
  const undecided = areHiding(task.ids) ? checksWith(result, (verdict) => verdict === 'untested') : []
  return undecided.length === 0 ? [] : halves(task.ids).map((ids) => ({ ...task, ids, checks: undecided }))
}

function checksWith({ checks }: TaskResult, is: (verdict: Verdict | undefined) => boolean): string[] {
  return Object.keys(checks).filter((check) => is(checks[check]))
}

function halves(ids: string[]): string[][] {
  const middle = Math.ceil(ids.length / 2)
  return [ids.slice(0, middle), ids.slice(middle)]
}
