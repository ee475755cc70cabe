import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { isSuccess, outcomeOf, type Row } from '../answers/answer.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import { overPages } from '../paging/pages.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'

/**
 * Whether every row of a list has, in the field of the same name, what its own request asked for in the query: rows
 * asked by `account_id` have that `account_id`. Where several parents were asked for, rows of one alone prove nothing.
 */
export function rowsAreAsAsked(pages: readonly Exchange[], parent: string): Judgement {
  return overPages(pages, 1, (read) => {
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
    const least = Math.min(all.size, 2)
    if (parents.size >= least) return holds(pages, total, 'row')
    return inconclusive(
      `The lists show rows with ${count(parents.size, 'value')} of ${parent}; at least ${least} are needed to distinguish them`,
      pages,
    )
  })
}

/**
 * Whether a list asked by a parent holds exactly what the lists asked by its children hold together. `child` is the
 * field that names the child, such as `login_id`. Rows of one child can only break it: a target need not have more.
 */
export function listIsUnion(whole: readonly Exchange[], parts: readonly Exchange[], child: string): Judgement {
  const evidence = [...parts, ...whole]
  return overPages(parts, 1, (partPages) =>
    overPages(whole, 1, (wholePages) => {
      const children = new Set(partPages.flatMap(({ rows }) => rows.map((row) => String(row[child]))))
      const tooFew = because('cannot-decide', {
        why: `The lists show rows with ${count(children.size, 'value')} of ${child}; at least 2 are needed to distinguish them`,
      })
      if (children.size === 0) return inconclusive(tooFew, evidence)
      const inParts = new Set(partPages.flatMap(({ ids }) => ids))
      const inWhole = new Set(wholePages.flatMap(({ ids }) => ids))
      const missing = [...inParts].find((id) => !inWhole.has(id))
      if (missing !== undefined) {
        const difference = {
          wanted: `the row ${missing}`,
          got: `${inWhole.size} of ${inParts.size} rows`,
          place: 'data',
        }
        return differs(difference, evidence)
      }
      const further = [...inWhole].find((id) => !inParts.has(id))
      if (further === undefined)
        return children.size === 1 ? leftUntested(tooFew, evidence) : holds(evidence, inWhole.size, 'row')
      const wanted = `the ${inParts.size} rows of its parts`
      return differs({ wanted, got: `the row ${further} beside them`, place: 'data' }, evidence)
    }),
  )
}

/**
 * Whether a request brings the very rows that its control brings, in the same order. A refusal is broken where the
 * control was accepted; a control without rows proves nothing.
 */
export function sameRows(answer: Exchange, control: Exchange): Judgement {
  const evidence = [control, answer]
  return overPages([control], 1, ([wanted]) => {
    const ids = wanted?.ids ?? []
    if (ids.length === 0) return nothingToCheck('row to compare with', evidence)
    if (!isSuccess(answer))
      return differs({ wanted: count(ids.length, 'row'), got: outcomeOf(answer), place: 'data' }, evidence)
    return overPages([answer], 1, ([got]) => {
      const length = Math.max(ids.length, got?.ids.length ?? 0)
      const at = Array.from({ length }).findIndex((_, index) => ids[index] !== got?.ids[index])
      if (at === -1) return holds(evidence, ids.length, 'row')
      return differs(
        {
          wanted: `${ids[at] ?? 'no row'}, as in the other list`,
          got: got?.ids[at] ?? 'no row',
          place: `data[${at}].id`,
        },
        evidence,
      )
    })
  })
}

function shown(row: Row | undefined, field: string): string {
  return `${jsonOrNothing(row?.[field])} on the row ${String(row?.id)}`
}
