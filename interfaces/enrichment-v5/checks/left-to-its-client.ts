import { check } from '../../../harness/checks/answers/check.ts'
import { demandSome } from '../../../harness/checks/answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { rowsOf } from '../../../harness/checks/answers/answer.ts'
import { asOne } from '../../../harness/verdicts/together.ts'
import { refusedAs } from '../../../harness/checks/answers/refused-as.ts'
import { count } from '../../../harness/reasons/count.ts'

/** Transactions of one client around a request of another. */
export interface TriedByOther {
  before: Exchange
  answer: Exchange
  after: Exchange
}

/** Whether no transaction was deleted, or marked as a duplicate, by a client that does not own it. */
export const leftToItsClient = check(({ before, answer, after }: TriedByOther) => {
  const evidence = [before, answer, after]
  const had = rowsOf(before) ?? []
  demandSome(had.length, 'row', evidence)
  const marks = new Map((rowsOf(after) ?? []).map((row) => [String(row['id']), row['duplicated']]))
  const changed = had.find(({ id, duplicated }) => !marks.has(String(id)) || marks.get(String(id)) !== duplicated)
  if (!changed) return holds(evidence, had.length, 'transaction')
  const id = String(changed['id'])
  const got = marks.has(id) ? `duplicated ${String(marks.get(id))}` : 'nothing'
  const wanted = `transaction ${id} as it was`
  return differs({ wanted, got, place: 'data' }, evidence)
})

/** Whether each request with an unknown transaction was refused as such. The first answer is that to the right request. */
export function unknownRefused([control, ...answers]: readonly Exchange[], classes: readonly string[]): Judgement {
  return asOne(answers.map((answer) => refusedAs(control, answer, classes)))
}

/** Whether a list has fewer rows than it had, because some were deleted. */
export const fewerRows = check((before: Exchange, after: Exchange) => {
  const evidence = [before, after]
  const had = rowsOf(before)?.length ?? 0
  const has = rowsOf(after)?.length
  demandSome(had > 0 && has !== undefined, 'row')
  if (has < had) return holds(evidence, had - has, 'deleted row')
  return differs({ wanted: `fewer than ${count(had, 'row')}`, got: count(has, 'row'), place: 'data' }, evidence)
})
