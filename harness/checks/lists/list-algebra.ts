import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, transportErrorIn, type Row } from '../answers/answer.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { overPages } from '../paging/pages.ts'

/**
 * Whether every row of a list has, in the field of the same name, what its own request asked for in the query: rows
 * asked by `account_id` have that `account_id`. Rows of fewer than two parents prove nothing of a filter.
 */
export function rowsAreAsAsked(pages: readonly Exchange[], parent: string): Judgement {
  return overPages(pages, 1, (read) => {
    const parents = new Set<string>()
    let count = 0
    for (const { rows, exchange } of read) {
      const asked = new URL(exchange.request.url).searchParams.get(parent)
      const at = rows.findIndex((row) => String(row[parent]) !== asked)
      if (at !== -1) {
        const difference = {
          wanted: `${parent} ${asked}`,
          got: shown(rows[at], parent),
          place: `data[${at}].${parent}`,
        }
        return broken('A list holds a row of another parent than it was asked for.', difference, [exchange])
      }
      if (rows.length > 0 && asked !== null) parents.add(asked)
      count += rows.length
    }
    if (parents.size >= 2)
      return held(`All ${count} rows of ${parents.size} lists have the ${parent} asked for.`, [...pages])
    return inconclusive(`Only ${parents.size} of the lists has rows; two are needed to tell them apart.`, [...pages])
  })
}

/**
 * Whether a list asked by a parent holds exactly what the lists asked by its children hold together. `child` is the
 * field that names the child, such as `login_id`; rows of fewer than two children prove nothing.
 */
export function listIsUnion(whole: readonly Exchange[], parts: readonly Exchange[], child: string): Judgement {
  const evidence = [...parts, ...whole]
  return overPages(parts, 1, (partPages) =>
    overPages(whole, 1, (wholePages) => {
      const children = new Set(partPages.flatMap(({ rows }) => rows.map((row) => String(row[child]))))
      if (children.size < 2) {
        return inconclusive(`There are rows of ${children.size} ${child} only; two are needed for a union.`, evidence)
      }
      const inParts = new Set(partPages.flatMap(({ ids }) => ids))
      const inWhole = new Set(wholePages.flatMap(({ ids }) => ids))
      const missing = [...inParts].find((id) => !inWhole.has(id))
      if (missing !== undefined) {
        const difference = { wanted: `the row ${missing}`, got: `${inWhole.size} of ${inParts.size} rows` }
        return broken('The list leaves out a row of one of its parts.', difference, evidence)
      }
      const further = [...inWhole].find((id) => !inParts.has(id))
      if (further === undefined) return held(`${inWhole.size} rows of ${children.size} parts, none else.`, evidence)
      const difference = { wanted: `the ${inParts.size} rows of its parts`, got: `the row ${further} beside them` }
      return broken('The list holds a row that none of its parts holds.', difference, evidence)
    }),
  )
}

/**
 * Whether a request brings the very rows that its control brings, in the same order. A refusal is broken where the
 * control was accepted; a control without rows proves nothing.
 */
export function sameRows(control: Exchange | undefined, answer: Exchange | undefined): Judgement {
  if (control === undefined || answer === undefined)
    return inconclusive('Two lists are compared; one was not asked for.')
  const evidence = [control, answer]
  const trouble = transportErrorIn(evidence)
  if (trouble !== undefined) return trouble
  return overPages([control], 1, ([wanted]) => {
    const ids = wanted?.ids ?? []
    if (ids.length === 0) return inconclusive('The list to compare with is empty.', evidence)
    const reason = 'Two requests that ask for the same bring different rows.'
    if (!isSuccess(answer)) return broken(reason, { wanted: `${ids.length} rows`, got: outcomeOf(answer) }, evidence)
    return overPages([answer], 1, ([got]) => {
      const length = Math.max(ids.length, got?.ids.length ?? 0)
      const at = Array.from({ length }).findIndex((_, index) => ids[index] !== got?.ids[index])
      if (at === -1) return held(`Both requests bring the same ${ids.length} rows.`, evidence)
      const difference = { wanted: ids[at] ?? 'no row', got: got?.ids[at] ?? 'no row', place: `data[${at}].id` }
      return broken(reason, difference, evidence)
    })
  })
}

function shown(row: Row | undefined, field: string): string {
  return `${jsonText(row?.[field]) ?? 'nothing'} on the row ${String(row?.id)}`
}
