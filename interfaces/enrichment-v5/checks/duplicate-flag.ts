import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import { missingIn, nothingToCheck } from '../../../harness/checks/answers/nothing-in.ts'

/** Lists of transactions around two changes of one of them. */
export interface Marked {
  id: string
  before: Exchange
  marked: Exchange
  unmarked: Exchange
}

/** Whether the list shows the transaction with this flag. Source: Transaction (version 4), duplicated. */
export function flagShown({ id, before, ...lists }: Marked, which: 'marked' | 'unmarked'): Judgement {
  const list = lists[which]
  const wanted = which === 'marked'
  const evidence = [before, list]
  const shown = rowOf(list, id)?.['duplicated']
  if (typeof shown !== 'boolean') return missingIn(`the transaction ${id}`, 'duplicated', evidence)
  if (wanted && rowOf(before, id)?.['duplicated'] === true)
    return inconclusive(`The transaction ${id} was marked as a duplicate before the request`, evidence)
  if (shown === wanted) return holds(evidence)
  return differs({ wanted: String(wanted), got: String(shown), place: 'data[].duplicated' }, evidence)
}

/** Whether no other transaction became a duplicate when one was marked. */
export function noOtherMarked({ id, before, marked }: Marked): Judgement {
  const evidence = [before, marked]
  const others = (rowsOf(marked) ?? []).filter((row) => String(row['id']) !== id)
  if (others.length === 0) return nothingToCheck('other transaction', evidence)
  const changed = others.find((row) => row['duplicated'] === true && flagOf(before, row) === false)
  if (!changed) return holds(evidence, others.length, 'other transaction')
  const other = String(changed['id'])
  return differs({ wanted: `only ${id} marked`, got: `transaction ${other} marked too` }, evidence)
}

function flagOf(list: Exchange, { id }: Row): unknown {
  return rowOf(list, String(id))?.['duplicated']
}

function rowOf(list: Exchange, id: string): Row | undefined {
  return (rowsOf(list) ?? []).find((row) => String(row['id']) === id)
}
