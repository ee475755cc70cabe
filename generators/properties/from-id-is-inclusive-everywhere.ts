import { because } from '../../harness/reasons/because.ts'
import type { Draft, Send } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { fromIdIsInclusive } from '../../harness/checks/paging/page-hand-over.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { rowPosition, rowPositionEdges } from '../arbitraries/row-position.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

/**
 * For every row of a list, a page requested from its id starts with that row. `ids` are the ids of the whole list in
 * order.
 * @throws CheckStopped (inconclusive) when the list has no rows
 */
export function fromIdIsInclusiveEverywhere(send: Send, draft: Draft, ids: readonly string[]): Property<number> {
  if (ids.length === 0)
    throw new CheckStopped('inconclusive', because('nothing-to-check', { what: 'row from which a page could start' }))
  return {
    arbitrary: rowPosition(ids.length),
    edges: rowPositionEdges(ids.length),
    holds: async (position) => {
      const id = ids[position] ?? ''
      const page = await send(edit.withQuery(draft, 'from_id', id))
      const label = `from row ${Math.floor(position / 100) * 100} and on`
      return { label, outcome: caseOutcome(page), judgement: fromIdIsInclusive(page, id) }
    },
    show: (position) => `from_id=${ids[position]}, row ${position} of ${ids.length}`,
  }
}
