import type { Reason } from '../../core/reason.ts'
import type { Run } from '../../harness/run/run.ts'
import type { Requirement } from '../../core/requirement.ts'

/** Why a row cannot be evaluated on this target: its first missing need. Undefined if it can. */
export function missingFor({ offered }: Pick<Run, 'offered'>, needs: Requirement['needs']): Reason | undefined {
  return needs.map((need) => offered.get(need)).find((answer) => answer !== true)
}
