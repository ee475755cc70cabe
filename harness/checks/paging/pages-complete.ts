import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages } from './pages.ts'

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
          return broken('A walk along the pages meets a row twice.', difference, evidence)
        }
        seen.set(id, number)
      }
    }
    const missing = (options.ids ?? []).filter((id) => !seen.has(id))
    if (missing.length === 0) return held(`${seen.size} rows on ${pages.length} pages, each once.`, [...pages])
    const difference = { wanted: `the row ${missing[0]}`, got: `${missing.length} rows missing` }
    return broken('A walk along the pages misses rows.', difference, [...pages])
  })
}

/**
 * Whether the same rows came in the same order, whatever the page size. Each walk is given with all its pages, the one
 * to compare with first. Walks of one page each show nothing and are inconclusive.
 * Source: Account information / Conventions: pagination.
 */
export function sameRowsForEveryPageSize(walks: readonly (readonly Exchange[])[]): Judgement {
  const all = walks.flat()
  if (walks.length < 2) return inconclusive('One walk cannot be compared.', all)
  if (walks.every((walk) => walk.length < 2)) return inconclusive('No walk has more than one page.', all)
  return overPages(all, 2, () => {
    const [first = [], ...others] = walks.map(idsOf)
    for (const [number, ids] of others.entries()) {
      const at = Array.from({ length: Math.max(ids.length, first.length) }).findIndex((_, i) => ids[i] !== first[i])
      if (at === -1) continue
      const difference = { wanted: `${first[at] ?? 'no row'} at position ${at}`, got: ids[at] ?? 'no row' }
      const evidence = [...(walks[0] ?? []), ...(walks[number + 1] ?? [])]
      return broken('The page size changes which rows a walk meets, or their order.', difference, evidence)
    }
    return held(`${walks.length} walks of different page sizes met the same ${first.length} rows.`, all)
  })
}

function idsOf(walk: readonly Exchange[]): string[] {
  let ids: string[] = []
  overPages(walk, 0, (pages) => {
    ids = pages.flatMap((page) => page.ids)
    return inconclusive('')
  })
  return ids
}
