import type { Exchange } from '../../../core/exchange.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { check } from '../answers/check.ts'
import { demandSome, demandDifferent } from '../answers/demands.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { type Row, rowsOfAll } from '../answers/answer.ts'

/** Some transactions may be alike by accident; so many of all that were known, and at least half of them, are not. */
const fewestDoubles = 3

/**
 * Whether no posted transaction that was listed before a further fetch is listed after it under another id, and not most of
 * them a second time. One that is listed no more says nothing, nor one that is marked as duplicated. Undefined where none was
 * listed. Source: Account information / Transaction (version 4).
 */
export function transactionsKept(before: readonly Exchange[], after: readonly Exchange[]): Judgement | undefined {
  const [was, is] = [before, after].map((pages) => rowsOfAll(pages))
  const posted = was?.filter(({ status }) => status === 'posted') ?? []
  if (!is || posted.length === 0) return undefined
  const evidence = [...before, ...after]
  const [knownIds, shownIds] = [was ?? [], is].map((rows) => new Set(rows.map(({ id }) => String(id))))
  const isFresh = ({ id, duplicated }: Row) => !knownIds?.has(String(id)) && duplicated !== true
  const fresh = new Map(is.flatMap((row) => (isFresh(row) ? [[likeness(row), row] as const] : [])))
  const alike = posted.filter((row) => fresh.has(likeness(row)))
  const isDoubled = alike.length >= Math.max(fewestDoubles, posted.length / 2)
  const again = isDoubled ? alike[0] : alike.find(({ id }) => !shownIds?.has(String(id)))
  if (!again) return holds(evidence, posted.length, 'transaction')
  const [wanted, got] = [again, fresh.get(likeness(again))].map((row) => `transaction ${String(row?.id)}`)
  return differs({ wanted: wanted ?? '', got: got ?? '' }, evidence)
}

/**
 * Whether the transactions of a login include those of a file with which it was reconnected, as a login that was created
 * with this file has them. `before` are those of the login without it; unless they lack some, nothing shows.
 */
export const bringsTransactions = check(
  (wanted: readonly Exchange[], before: readonly Exchange[], after: readonly Exchange[]) => {
    const [all, was, is] = [wanted, before, after].map((pages) => {
      const rows = rowsOfAll(pages)
      demandSome(rows, 'transaction', pages)
      return new Map(rows.map((row) => [likeness({ ...row, account_id: null }), row]))
    }) as [Map<string, Row>, Map<string, Row>, Map<string, Row>]
    const fresh = [...all].filter(([alike]) => !was.has(alike))
    demandDifferent(fresh.length > 0, `${all.size} transactions`)
    const evidence = [...wanted, ...after]
    const missing = fresh.find(([alike]) => !is.has(alike))
    if (!missing) return holds(evidence, fresh.length, 'transaction')
    return differs(
      { wanted: `a transaction "${String(missing[1]['description'])}" of the new file`, got: 'none' },
      evidence,
    )
  },
)

/** What tells the transactions of one login apart for its owner. */
function likeness({ account_id, made_on, amount, currency_code, description }: Row): string {
  return jsonText([account_id, made_on, amount, currency_code, description])
}
