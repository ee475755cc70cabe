import { check } from '../answers/check.ts'
import { demand, demandAtLeast } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { rowsOfAll } from '../answers/answer.ts'
import { idsOn, pagesOf } from './pages.ts'
import { smallestPage } from '../../../core/page-sizes.ts'

/**
 * Whether pagination to the end showed every row exactly once: none twice, and, where the ids of the list are known from
 * elsewhere, none missing. A list of one page shows nothing of the hand-over and is inconclusive, unless that page is full
 * and more rows are known.
 * Source: Account information / Conventions: pagination.
 */
export const eachRowOnce = check((pages: readonly Exchange[], known: readonly string[] = []) => {
  const rows = rowsOfAll(pages).length
  const endsEarly = rows >= smallestPage && known.length > rows
  const read = pagesOf(pages, endsEarly ? 1 : 2)
  const seen = new Map<string, number>()
  for (const [number, { ids, exchange }] of read.entries()) {
    for (const [index, id] of ids.entries()) {
      const first = seen.get(id)
      if (first !== undefined) {
        const difference = { wanted: 'each row once', got: `${id} again`, place: `data[${index}].id` }
        const evidence = [read[first]?.exchange ?? exchange, exchange]
        return differs(difference, evidence)
      }
      seen.set(id, number)
    }
  }
  const missing = known.filter((id) => !seen.has(id))
  const [first] = missing
  if (first === undefined) return holds(pages, pages.length, 'page')
  return differs({ wanted: `the row ${first}`, got: `${count(missing.length, 'row')} missing` }, pages)
})

/**
 * Whether the same rows came in the same order, whatever the page size. Each sequence is given with all its pages, the one
 * to compare with first. Sequences of one page each show nothing and are inconclusive.
 * Source: Account information / Conventions: pagination.
 */
export const sameRowsForEveryPageSize = check((sequences: readonly (readonly Exchange[])[]) => {
  const all = sequences.flat()
  demandAtLeast(2, sequences.length, 'sequence of pages', all)
  const goesOn = sequences.some((sequence) => sequence.length > 1)
  demand(goesOn, because('list-too-short', {}))
  pagesOf(all, 2)
  const [first = [], ...others] = sequences.map(idsOn)
  for (const [number, ids] of others.entries()) {
    const at = Array.from({ length: Math.max(ids.length, first.length) }).findIndex((_, i) => ids[i] !== first[i])
    if (at === -1) continue
    const [wanted, got] = [first[at] ?? 'no row', ids[at] ?? 'no row']
    const evidence = [...(sequences[0] ?? []), ...(sequences[number + 1] ?? [])]
    return differs({ wanted: `${wanted} at position ${at}, as with the first page size`, got }, evidence)
  }
  return holds(all, first.length, 'row')
})
