import { check } from '../answers/check.ts'
import { demand } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, rowsOf, isAnswered } from '../answers/answer.ts'
import { pagesOf } from './pages.ts'

/**
 * Whether next_id of each page is the id of the first row of the next. Fewer than two pages are inconclusive, or fewer than
 * `least` where the rule is looked at on other lists too.
 * Source: Account information / Conventions: pagination.
 */
export const nextIdStartsNextPage = check((pages: readonly Exchange[], least: number = 2) => {
  const read = pagesOf(pages, least)
  for (const [number, page] of read.slice(0, -1).entries()) {
    const next = read[number + 1]
    if (page.nextId !== undefined && page.nextId === next?.ids[0]) continue
    const wanted = `meta.next_id ${page.nextId ?? 'to be given'}`
    const evidence = next === undefined ? [page.exchange] : [page.exchange, next.exchange]
    return differs({ wanted, got: `${next?.ids[0] ?? 'no row'} first`, place: 'data[0].id' }, evidence)
  }
  return holds(pages, read.length - 1, 'further page')
})

/**
 * Whether a page asked with from_id of an existing row starts with that very row.
 * Source: Account information / Conventions: pagination.
 */
export const fromIdIsInclusive = check((page: Exchange, fromId: string) => {
  const [read] = pagesOf([page])
  const first = read?.ids[0]
  if (first === fromId) return holds([page])
  const difference = { wanted: `${fromId}, the row that from_id names`, got: first ?? 'no row', place: 'data[0].id' }
  return differs(difference, [page])
})

/**
 * Whether a page asked with from_id shows no row before it, be there such a row or not; a refusal shows none. Undefined
 * where ids are not plain numbers, whose order is known.
 * Source: Account information / Conventions: pagination.
 */
export function startsNoEarlier(page: Exchange, fromId: string): Judgement | undefined {
  const ids = (rowsOf(page) ?? []).map(({ id }) => String(id))
  if (![fromId, ...ids].every((id) => /^\d+$/.test(id))) return undefined
  const at = ids.findIndex((id) => BigInt(id) < BigInt(fromId))
  if (at < 0) return holds([page])
  return differs({ wanted: `no id before ${fromId}, its from_id`, got: ids[at] ?? '', place: `data[${at}].id` }, [page])
}

/**
 * Broken where pagination along next_page began well and the target then refused an address that it had named itself;
 * undefined where no page was refused, or the first one was, or a transport error stands in between.
 */
export function refusedBehindNextPage(pages: readonly Exchange[]): Judgement | undefined {
  const [first, ...further] = pages
  if (first === undefined || !isSuccess(first) || !pages.every(isAnswered)) return undefined
  const refused = further.find((page) => !isSuccess(page))
  if (refused === undefined) return undefined
  const outcome = outcomeOf(refused)
  return differs({ wanted: 'the next page', got: outcome, place: 'meta.next_page' }, [first, refused])
}

/**
 * Whether next_page is a relative path on every page that names one. Without any it is inconclusive.
 * Source: Account information / Conventions: pagination.
 */
export const nextPageIsRelative = check((pages: readonly Exchange[]) => {
  const read = pagesOf(pages)
  const named = read.filter(({ nextPage }) => nextPage !== undefined)
  const absolute = named.find(({ nextPage = '' }) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(nextPage))
  if (absolute !== undefined) {
    const difference = { wanted: 'a relative path', got: absolute.nextPage ?? '', place: 'meta.next_page' }
    return differs(difference, [absolute.exchange])
  }
  demand(named.length, because('list-too-short', {}))
  return holds(pages, named.length, 'page')
})
