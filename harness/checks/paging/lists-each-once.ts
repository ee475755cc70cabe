import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { demandSome, demand } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { count } from '../../reasons/count.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { pagesOf } from './pages.ts'

/**
 * Whether the pages of a list hold each of these ids once. Rows beside them are let be. Without ids it is inconclusive,
 * and so is a missing row where the last page read still names a next one.
 */
export const listsEachOnce = check((pages: readonly Exchange[], ids: readonly string[]) => {
  const read = pagesOf(pages)
  demandSome(ids.length, 'id to look for')
  const seen = read.flatMap((page) => page.ids)
  for (const id of ids) {
    const times = seen.filter((other) => other === id).length
    if (times === 1) continue
    const last = read.at(-1)
    if (times === 0 && last)
      demand(last.nextId === undefined, because('list-too-long', { rows: seen.length }), [last.exchange])
    const difference = {
      wanted: `the row ${id} once`,
      got: `${count(times, 'time')} among ${count(seen.length, 'row')}`,
      place: 'data',
    }
    return differs(difference, pages)
  }
  return holds(pages, ids.length, 'expected row')
})
