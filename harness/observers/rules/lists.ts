import { type Exchange, headerOf } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, metaOf, rowsOf } from '../../checks/answers/answer.ts'
import { rowsAreDistinct } from '../../checks/lists/rows-are-distinct.ts'
import { idsAscend } from '../../checks/paging/ids-ascend.ts'
import { nextIdStartsNextPage, nextPageIsRelative, startsNoEarlier } from '../../checks/paging/page-hand-over.ts'
import { count } from '../../reasons/count.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'
import { filtersBroken, parentsAmong } from './list-filter.ts'
import { type KnownPage, ofPaging } from '../known-pages.ts'
import type { Memory } from '../memory.ts'
import type { Sighting } from '../sighting.ts'
import { idOf, parameterOf } from '../records-in.ts'

/** Source: Account information / Limits. */
const [leastSize, mostSize, usualSize] = [100, 1000, 100]

/** A rule about every list that is read, or only about paginated ones. */
function ofLists(
  point: string,
  decide: (sighting: Sighting, memory: Memory) => Judgement | undefined,
  paginated = true,
): AnswerRule {
  return {
    point,
    decide: (sighting, memory) => {
      const { answer } = sighting.route ?? {}
      const isPaged = typeof answer === 'object' && 'list' in answer && answer.paged === true
      return isPaged || !paginated ? decide(sighting, memory) : undefined
    },
  }
}

/** The valid page size of the request; the default size without one; undefined for an invalid one. */
function sizeAsked(sighting: Sighting): number | undefined {
  const [size, ...more] = sighting.query.getAll('per_page')
  if (size === undefined) return usualSize
  const isPlain = more.length === 0 && /^\d{3,4}$/.test(size)
  return isPlain && Number(size) >= leastSize && Number(size) <= mostSize ? Number(size) : undefined
}

/** A page before the last one has the requested number of rows. The last one has at most that many. */
function sizeKept(sighting: Sighting): Judgement | undefined {
  const size = sizeAsked(sighting)
  const rows = rowsOf(sighting.exchange)?.length
  const isLast = nextIdOf(sighting.exchange) === undefined
  if (size === undefined || rows === undefined) return undefined
  if (isLast ? rows <= size : rows === size) return isLast ? undefined : holds([sighting.exchange])
  const wanted = `${isLast ? 'at most ' : ''}${count(size, 'row')}`
  return differs({ wanted, got: count(rows, 'row'), place: 'data' }, [sighting.exchange])
}

/** A page has at most as many rows as the largest valid size, also where a larger one was asked for. */
function sizeLimited({ exchange, query }: Sighting): Judgement | undefined {
  const rows = rowsOf(exchange)?.length
  if (rows === undefined || !(Number(query.get('per_page')) > mostSize)) return undefined
  if (rows <= mostSize) return holds([exchange])
  return differs({ wanted: `at most ${count(mostSize, 'row')}`, got: count(rows, 'row'), place: 'data' }, [exchange])
}

function nextIdOf(exchange: Exchange): string | undefined {
  return idOf(metaOf(exchange)?.next_id)
}

/** Whether no row can have been removed from the list since an earlier page. */
function rests({ dialect, owner, query }: Sighting, { from }: KnownPage, memory: Memory): boolean {
  const account = parameterOf(dialect, query, 'account_id')
  const login = parameterOf(dialect, query, 'login_id')
  if (account === undefined && login === undefined) return memory.quiet.restsSince(owner, undefined, from)
  const parent = login ?? memory.parentOf(owner, 'account', account)
  if (parent === undefined) return false
  return memory.quiet.restsSince(owner, parent, from) || memory.quiet.untouchedSince(owner, parent, from)
}

/** This page and the earlier page whose next_id it starts from; undefined where a row may have been removed between them. */
function withPageBefore(sighting: Sighting, memory: Memory): Exchange[] | undefined {
  const [fromId, ...more] = sighting.query.getAll('from_id')
  const before = fromId && more.length === 0 ? memory.pages.beforeById(sighting, fromId) : undefined
  if (!before || !rests(sighting, before, memory)) return undefined
  return [before.exchange, sighting.exchange]
}

/** A from_id in next_page equals next_id, the id with which the next page starts. */
function namesNextId({ exchange }: Sighting): Judgement | undefined {
  const nextPage = metaOf(exchange)?.next_page
  const wanted = nextIdOf(exchange)
  if (typeof nextPage !== 'string' || wanted === undefined) return undefined
  const [got, ...more] = new URLSearchParams(nextPage.split('?')[1] ?? '').getAll('from_id')
  if (got === undefined || more.length > 0 || got === wanted) return undefined
  return differs({ wanted: `from_id=${wanted}, its next_id`, got: nextPage, place: 'meta.next_page' }, [exchange])
}

/** A next_page that leads to a route of the documents leads to that of its list. Any other address is the target's own. */
function staysAtItsRoute({ exchange, path }: Sighting): Judgement | undefined {
  const [address = ''] = String(metaOf(exchange)?.next_page ?? '').split('?')
  if (`/${address}`.endsWith(path) || !/(?:^|\/)api\/(?:\w+\/)?v\d+\//.test(address)) return undefined
  return { ...differs({ wanted: path, got: address, place: 'meta.next_page' }, [exchange]), atMost: 'implied' }
}

/** The next page starts with no row of this one, on which it would stand a second time. */
function leadsFurther({ exchange }: Sighting): Judgement | undefined {
  const nextId = nextIdOf(exchange)
  if (nextId === undefined || !rowsOf(exchange)?.some(({ id }) => idOf(id) === nextId)) return undefined
  const difference = { wanted: 'no row of this page', got: `${nextId}, a row of this page`, place: 'meta.next_id' }
  return differs(difference, [exchange])
}

/** The page at a next_page starts with the next_id beside it. */
function startsWithNextId(sighting: Sighting, memory: Memory): Judgement | undefined {
  const { exchange } = sighting
  const before = memory.pages.beforeByAddress(sighting)
  const [first] = rowsOf(exchange) ?? []
  const got = idOf(first?.['id'])
  if (!before || got === undefined || !rests(sighting, before, memory)) return undefined
  if (got === before.nextId) return holds([before.exchange, exchange])
  const wanted = `${before.nextId}, the next_id beside this next_page`
  return differs({ wanted, got, place: 'data[0].id' }, [before.exchange, exchange])
}

/**
 * A next_page that has from_id and no parameter that its own request lacks also names a parent, if that request does. A
 * list asked for by two parents may need one of them alone, and a secret may stand for a parent. Where the route demands
 * a parent, only the rows show what such an address leads to.
 */
function namesParent({ exchange, dialect, query, path, route }: Sighting): Judgement | undefined {
  const nextPage = metaOf(exchange)?.next_page
  const wanted = parentsAmong([...query.keys()], dialect)
  const secrets = [dialect.customerSecretHeader, dialect.loginSecretHeader]
  const isDemanded = Object.values(route?.query ?? {}).some(({ required }) => required !== undefined)
  if (typeof nextPage !== 'string' || wanted.length === 0 || isDemanded) return undefined
  if (secrets.some((name) => headerOf(exchange.request, name) !== undefined)) return undefined
  const [address = '', search] = nextPage.split('?')
  const names = [...new URLSearchParams(search).keys()]
  const isAlike = names.includes('from_id') && names.every((name) => query.has(name) || ofPaging.includes(name))
  if (!isAlike || !`/${address}`.endsWith(path) || parentsAmong(names, dialect).length > 0) return undefined
  const difference = { wanted: `an address with ${wanted.join(' and ')}`, got: nextPage, place: 'meta.next_page' }
  return { ...differs(difference, [exchange]), atMost: 'implied' }
}

function keepsFilter(sighting: Sighting, memory: Memory): Judgement | undefined {
  const { exchange } = sighting
  const before = memory.pages.beforeByAddress(sighting)
  if (!before) return undefined
  const asked = { ...exchange, request: { ...exchange.request, url: before.exchange.request.url } }
  const found = filtersBroken(sighting.dialect, asked, sighting.route)[0]?.broken
  return found && { ...found, evidence: [before.exchange, exchange] }
}

function keepsSize(sighting: Sighting, memory: Memory): Judgement | undefined {
  const { exchange } = sighting
  const before = memory.pages.beforeByAddress(sighting)
  const rows = rowsOf(exchange)?.length ?? 0
  if (!before || nextIdOf(exchange) === undefined) return undefined
  if (rows === before.rows) return holds([before.exchange, exchange], rows, 'row')
  const wanted = `${count(before.rows, 'row')}, as on the page before`
  return differs({ wanted, got: count(rows, 'row'), place: 'data' }, [before.exchange, exchange])
}

/** Every list keeps its order, size and form, and every page continues the page before. */
export const observer = observerOf(
  'lists',
  'Every list keeps its order, its size and its form',
  [
    ofLists('sorted-by-id', (sighting, memory) => {
      const pages = withPageBefore(sighting, memory) ?? (sighting.again ? undefined : [sighting.exchange])
      return pages && idsAscend(pages)
    }),
    { ...ofLists('no-row-twice', ({ exchange }) => rowsAreDistinct(exchange), false), byItself: true },
    ofLists('page-size-honoured', (sighting) => (sighting.query.has('per_page') ? sizeKept(sighting) : undefined)),
    // The target's own address of the next page may hold the size in another form.
    ofLists('default-per-page', (sighting, memory) =>
      sighting.query.has('per_page') || memory.pages.beforeByAddress(sighting) ? undefined : sizeKept(sighting),
    ),
    ofLists('at-most-1000-rows', sizeLimited),
    { ...ofLists('next-page-is-relative', ({ exchange }) => nextPageIsRelative([exchange])), byItself: true },
    ofLists('next-id-starts-next-page', (sighting, memory) => {
      const pages = withPageBefore(sighting, memory)
      return pages && nextIdStartsNextPage(pages)
    }),
    { ...ofLists('each-row-once', leadsFurther), byItself: true },
    ofLists('starts-no-earlier', ({ exchange, query }) => {
      const [fromId, ...more] = query.getAll('from_id')
      return fromId && more.length === 0 ? startsNoEarlier(exchange, fromId) : undefined
    }),
    ofLists(
      'next-page-equivalent',
      (sighting, memory) => namesNextId(sighting) ?? staysAtItsRoute(sighting) ?? startsWithNextId(sighting, memory),
    ),
    ofLists('next-page-keeps-filters', (sighting, memory) => keepsFilter(sighting, memory) ?? namesParent(sighting)),
    ofLists('next-page-keeps-size', keepsSize),
  ],
  {
    concerns: ({ route, answer }) => route.startsWith('GET ') && typeof answer === 'object' && 'list' in answer,
    at: ({ exchange }) => isSuccess(exchange),
  },
)
