import type { Exchange } from '../../../core/exchange.ts'
import { isFields } from '../../../core/fields.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { type Row, rowsOfAll } from '../answers/answer.ts'

/**
 * Whether each account of a login is listed after a further fetch as before it: under its id, and no second time under
 * another one. Undefined where nothing was listed before. Source: Account information / Account (version 4).
 */
export function keptOverFetches(before: readonly Exchange[], after: readonly Exchange[]): Judgement | undefined {
  const [was, is] = [before, after].map((pages) => rowsOfAll(pages))
  if (!was || !is || was.length === 0) return undefined
  const evidence = [...before, ...after]
  const ids = new Set(is.map(({ id }) => String(id)))
  const gone = was.find(({ id }) => !ids.has(String(id)))
  if (gone) {
    const id = String(gone.id)
    return differs({ wanted: `account ${id}`, got: 'none' }, evidence)
  }
  const wasAlike = Map.groupBy(was, likenessOfAccount)
  for (const [alike, rows] of Map.groupBy(is, likenessOfAccount)) {
    const known = wasAlike.get(alike)?.length ?? 0
    const last = rows.at(-1)
    if (known === 0 || rows.length <= known || !last) continue
    const difference = {
      wanted: `${known}, as before the further fetch`,
      got: `${rows.length} accounts "${String(last['name'])}"`,
    }
    return differs(difference, evidence)
  }
  return holds(evidence, was.length, 'account')
}

/** What tells the accounts of one login apart for its owner. */
function likenessOfAccount({ name, nature, currency_code: currency, extra }: Row): string {
  const { iban, account_number: number } = isFields(extra) ? extra : {}
  return jsonText([name, nature, currency, iban ?? null, number ?? null])
}

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
  const fresh = new Map(
    is.flatMap((row) => (knownIds?.has(String(row.id)) ? [] : [[likenessOfTransaction(row), row] as const])),
  )
  const again = posted.find((row) => !shownIds?.has(String(row.id)) && fresh.has(likenessOfTransaction(row)))
  if (!again) return holds(evidence, posted.length, 'transaction')
  const [wanted, got] = [again, fresh.get(likenessOfTransaction(again))].map((row) => `transaction ${String(row?.id)}`)
  return differs({ wanted: wanted ?? '', got: got ?? '' }, evidence)
}

/** What tells the transactions of one login apart for its owner. */
function likenessOfTransaction({ account_id, made_on, amount, currency_code, description }: Row): string {
  return jsonText([account_id, made_on, amount, currency_code, description])
}
