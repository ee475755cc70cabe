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
  const wasAlike = Map.groupBy(was, likeness)
  for (const [alike, rows] of Map.groupBy(is, likeness)) {
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
function likeness({ name, nature, currency_code: currency, extra }: Row): string {
  const { iban, account_number: number } = isFields(extra) ? extra : {}
  return jsonText([name, nature, currency, iban ?? null, number ?? null])
}
