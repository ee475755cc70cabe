import type { Exchange } from '../../../core/exchange.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { type Row, rowsOfAll } from '../answers/answer.ts'

/**
 * Whether no posted transaction that was listed before a further fetch is listed after it under another id. One that is
 * listed no more says nothing. Undefined where none was listed. Source: Account information / Transaction (version 4).
 */
export function transactionsKept(before: readonly Exchange[], after: readonly Exchange[]): Judgement | undefined {
  const [was, is] = [before, after].map((pages) => rowsOfAll(pages))
  const posted = was?.filter(({ status }) => status === 'posted') ?? []
  if (!is || posted.length === 0) return undefined
  const evidence = [...before, ...after]
  const [knownIds, shownIds] = [was ?? [], is].map((rows) => new Set(rows.map(({ id }) => String(id))))
  const fresh = new Map(is.flatMap((row) => (knownIds?.has(String(row.id)) ? [] : [[likeness(row), row] as const])))
  const again = posted.find((row) => !shownIds?.has(String(row.id)) && fresh.has(likeness(row)))
  if (!again) return holds(evidence, posted.length, 'transaction')
  const [wanted, got] = [again, fresh.get(likeness(again))].map((row) => `transaction ${String(row?.id)}`)
  return differs({ wanted: wanted ?? '', got: got ?? '' }, evidence)
}

/** What tells the transactions of one login apart for its owner. */
function likeness({ account_id, made_on, amount, currency_code, description }: Row): string {
  return jsonText([account_id, made_on, amount, currency_code, description])
}
