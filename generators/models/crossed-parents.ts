import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import { errorClassOf, isSuccess, type Row, rowsOf } from '../../harness/checks/answers/answer.ts'
import type { Holdings } from './holdings.ts'

/** The documents do not say what an account's id with the id of another login gives. The first answer is learned and expected again. */
export function crossedParents(
  { choices }: Holdings,
  pages: Exchange[],
  ofAccount: (row: Row) => boolean,
): Judgement | undefined {
  const [page] = pages
  if (!page?.answer) return undefined
  const rows = pages.flatMap((one) => rowsOf(one) ?? [])
  const choice = !isSuccess(page)
    ? `refused with ${errorClassOf(page)}`
    : rows.length === 0
      ? 'no rows'
      : rows.every(ofAccount)
        ? 'the rows of the account'
        : 'the rows of the login'
  return choices.staysWith('what is listed by an account and another login', choice, page)
}
