import type { Exchange } from '../../../core/exchange.ts'
import { count } from '../../reasons/count.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages } from './pages.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'

/**
 * Whether the pages of a list hold each of these ids once. Rows beside them are let be. Without ids it is inconclusive,
 * and so is a missing row where the last page read still names a next one.
 */
export function listsEachOnce(pages: readonly Exchange[], ids: readonly string[]): Judgement {
  return overPages(pages, 1, (read) => {
    if (ids.length === 0) return nothingToCheck('id to look for', pages)
    const seen = read.flatMap((page) => page.ids)
    for (const id of ids) {
      const times = seen.filter((other) => other === id).length
      if (times === 1) continue
      const last = read.at(-1)
      if (times === 0 && last?.nextId !== undefined)
        return inconclusive(
          `The list is longer than the ${count(read.length, 'page')} that ${read.length === 1 ? 'was' : 'were'} read`,
          [last.exchange],
        )
      const difference = {
        wanted: `the row ${id} once`,
        got: `${count(times, 'time')} among ${count(seen.length, 'row')}`,
        place: 'data',
      }
      return differs(difference, pages)
    }
    return holds(pages, ids.length, 'expected row')
  })
}
