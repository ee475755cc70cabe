import type { Verdict } from '../../core/verdict.ts'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'
import { areHiding } from './bundles.ts'
import { hasFalsePositives } from './matrix.ts'
import type { TaskResult, VariantsTask } from './task.ts'

/**
 * What is evaluated next of a group of variants: its halves, to find the variant that has a false positive, with the checks
 * that had it. Where it has none, and its variants take something away, its halves with those checks that had nothing left
 * to look at. None for everything else.
 */
export function halvesOf(result: TaskResult): VariantsTask[] {
  const { task } = result
  if (task.kind !== 'variants' || task.ids.length < 2) return []
  if (hasFalsePositives(result)) {
    const checks = checksWith(result, (verdict) => isBroken(verdict) || verdict === 'inconclusive')
    // What only an observer noticed has no check of its own.
    return halves(task.ids).map((ids) => ({ ...task, ids, ...(checks.length > 0 && { checks }) }))
  }
  const undecided = areHiding(task.ids) ? checksWith(result, (verdict) => verdict === 'untested') : []
  return undecided.length === 0 ? [] : halves(task.ids).map((ids) => ({ ...task, ids, checks: undecided }))
}

function checksWith({ checks }: TaskResult, is: (verdict: Verdict | undefined) => boolean): string[] {
  return Object.keys(checks).filter((check) => is(checks[check]))
}

/** The first half of some ids, the longer one if there is a difference, and the rest. */
function halves(ids: string[]): string[][] {
  const middle = Math.ceil(ids.length / 2)
  return [ids.slice(0, middle), ids.slice(middle)]
}
