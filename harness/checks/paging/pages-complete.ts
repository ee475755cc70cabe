import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages, pagesOf } from './pages.ts'

/**
 * Whether a walk to the end visited every row exactly once: none twice, and, where the ids of the list are known from
 * elsewhere, none missing. A walk of one page shows nothing of the hand-over and is inconclusive.
 * Source: Account information / Conventions: pagination.
 */
export function eachRowOnce(pages: readonly Exchange[], options: { ids?: readonly string[] } = {}): Judgement {
  return overPages(pages, 2, (read) => {
    const seen = new Map<string, number>()
    for (const [number, { ids, exchange }] of read.entries()) {
      for (const [index, id] of ids.entries()) {
        const first = seen.get(id)
        if (first !== undefined) {
          const difference = { wanted: 'each row once', got: `${id} again`, place: `data[${index}].id` }
          const evidence = [read[first]?.exchange ?? exchange, exchange]
          return broken(because('row-met-twice', { id }), difference, evidence)
        }
        seen.set(id, number)
      }
    }
    const missing = (options.ids ?? []).filter((id) => !seen.has(id))
    const [first] = missing
    if (first === undefined) return held(because('each-row-once', { rows: seen.size, pages: pages.length }), [...pages])
    const difference = { wanted: `the row ${first}`, got: `${count(missing.length, 'row')} missing` }
    return broken(because('rows-missing', { missing: missing.length, first }), difference, [...pages])
  })
}

/**
 * Whether the same rows came in the same order, whatever the page size. Each walk is given with all its pages, the one
 * to compare with first. Walks of one page each show nothing and are inconclusive.
 * Source: Account information / Conventions: pagination.
 */
export function sameRowsForEveryPageSize(walks: readonly (readonly Exchange[])[]): Judgement {
  const all = walks.flat()
  if (walks.length < 2) return inconclusive(because('one-sequence-only'), all)
  if (walks.every((walk) => walk.length < 2)) return inconclusive(because('no-sequence-of-pages'), all)
  return overPages(all, 2, () => {
    const [first = [], ...others] = walks.map(idsOf)
    for (const [number, ids] of others.entries()) {
      const at = Array.from({ length: Math.max(ids.length, first.length) }).findIndex((_, i) => ids[i] !== first[i])
      if (at === -1) continue
      const [wanted, got] = [first[at] ?? 'no row', ids[at] ?? 'no row']
      const evidence = [...(walks[0] ?? []), ...(walks[number + 1] ?? [])]
      const reason = because('page-size-changes-rows', { at, wanted, got })
      return broken(reason, { wanted: `${wanted} at position ${at}`, got }, evidence)
    }
    return held(because('page-size-keeps-rows', { sequences: walks.length, rows: first.length }), all)
  })
}

function idsOf(walk: readonly Exchange[]): string[] {
  const read = pagesOf(walk)
  return 'pages' in read ? read.pages.flatMap((page) => page.ids) : []
}
