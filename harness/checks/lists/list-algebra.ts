import { check } from '../answers/check.ts'
import { demand, demandOptional, demandSome, demandAtLeast } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { isSuccess, outcomeOf, type Row } from '../answers/answer.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import { pagesOf } from '../paging/pages.ts'

/**
 * Whether every row of a list has, in the field of the same name, what its own request asked for in the query: rows
 * asked by `account_id` have that `account_id`. Where several parents were asked for, rows of one alone prove nothing.
 */
export const rowsAreAsAsked = check((pages: readonly Exchange[], parent: string) => {
  const read = pagesOf(pages)
  const parents = new Set<string>()
  const all = new Set<string>()
  let total = 0
  for (const { rows, exchange } of read) {
    const asked = new URL(exchange.request.url).searchParams.get(parent)
    all.add(String(asked))
    const at = rows.findIndex((row) => String(row[parent]) !== asked)
    if (at !== -1) {
      const [wanted, got] = [`${parent} ${asked}`, shown(rows[at], parent)]
      return differs({ wanted, got, place: `data[${at}].${parent}` }, [exchange])
    }
    if (rows.length > 0) parents.add(String(asked))
    total += rows.length
  }
  demandAtLeast(Math.min(all.size, 2), parents.size, `${parent} with rows`)
  return holds(pages, total, 'row')
})

/**
 * Whether a list asked by a parent holds exactly what the lists asked by its children hold together. `child` is the
 * field that names the child, such as `login_id`. Rows of one child can only break it: a target need not have more.
 */
export const listIsUnion = check((whole: readonly Exchange[], parts: readonly Exchange[], child: string) => {
  const evidence = [...parts, ...whole]
  const [partPages, wholePages] = [pagesOf(parts), pagesOf(whole)]
  const children = new Set(partPages.flatMap(({ rows }) => rows.map((row) => String(row[child]))))
  const tooFew = because('too-few', { seen: children.size, what: `${child} with rows`, least: 2 })
  demand(children.size, tooFew, evidence)
  const inParts = new Set(partPages.flatMap(({ ids }) => ids))
  const inWhole = new Set(wholePages.flatMap(({ ids }) => ids))
  const missing = [...inParts].find((id) => !inWhole.has(id))
  if (missing !== undefined) {
    const got = `${inWhole.size} of ${inParts.size} rows`
    return differs({ wanted: `the row ${missing}`, got, place: 'data' }, evidence)
  }
  const further = [...inWhole].find((id) => !inParts.has(id))
  if (further !== undefined) {
    const wanted = `the ${inParts.size} rows of its parts`
    return differs({ wanted, got: `the row ${further} beside them`, place: 'data' }, evidence)
  }
  demandOptional(children.size > 1, tooFew, evidence)
  return holds(evidence, inWhole.size, 'row')
})

/**
 * Whether a request brings the very rows that its control brings, in the same order, or those from the row `from` on. A
 * refusal is broken where the control was accepted; a control without rows proves nothing.
 */
export const sameRows = check((pages: readonly Exchange[], control: readonly Exchange[], from?: string) => {
  const evidence = [...control, ...pages]
  const whole = pagesOf(control).flatMap((page) => page.ids)
  const ids = whole.slice(from === undefined ? 0 : whole.indexOf(from))
  demandSome(ids.length, 'row to compare with', evidence)
  const refusal = pages.find((page) => !isSuccess(page))
  if (refusal) return differs({ wanted: count(ids.length, 'row'), got: outcomeOf(refusal), place: 'data' }, evidence)
  const shown = pagesOf(pages).flatMap((page) => page.ids)
  const at = Array.from({ length: Math.max(ids.length, shown.length) }).findIndex(
    (_, index) => ids[index] !== shown[index],
  )
  if (at === -1) return holds(evidence, ids.length, 'row')
  const wanted = `${ids[at] ?? 'no row'}, as in the other list`
  return differs({ wanted, got: shown[at] ?? 'no row', place: `data[${at}].id` }, evidence)
})

function shown(row: Row | undefined, field: string): string {
  return `${jsonOrNothing(row?.[field])} on the row ${String(row?.id)}`
}
