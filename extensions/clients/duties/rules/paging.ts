import { metaOf } from '../../../../harness/checks/answers/answer.ts'
import { type ClientRequest, type ClientStory, eachRequest, flawOf, perStory } from '../story/client-story.ts'
import { largestPage, smallestPage } from '../../../../core/page-sizes.ts'

const pageParameters = new Set(['from_id', 'per_page'])
const counting = ['page', 'offset', 'limit', 'page_size', 'cursor', 'start']

const isList = ({ route }: ClientRequest) => typeof route?.answer === 'object' && 'list' in route.answer

/** Source: Account information / Endpoints / Conventions: pagination, second point. */
export const perPageWithinRange = eachRequest({
  what: 'request with per_page',
  concerns: ({ query }) => query.get('per_page'),
  flaw: (_request, _story, got) => {
    if (/^\d+$/.test(got) && Number(got) >= smallestPage && Number(got) <= largestPage) return undefined
    const wanted = `${smallestPage} to ${largestPage}`
    return flawOf(wanted, got, 'per_page')
  },
})

/** Source: Account information / Endpoints / Conventions: pagination, first point. */
export const fromIdWasShown = eachRequest({
  what: 'request with from_id',
  concerns: ({ query }, { isPartial }) => !isPartial && query.get('from_id'),
  flaw: ({ atMs }, { shown }, id) => {
    if ((shown.ids.get(id) ?? Infinity) < atMs) return undefined
    return flawOf('an id from an answer', id, 'from_id')
  },
})

/** Source: Account information / Endpoints / Conventions: pagination, first point. */
export const sameFiltersOnNextPage = eachRequest({
  what: 'request for a next page',
  concerns: (request, story) => pagesBefore(request, story).length > 0,
  flaw: (request, story) => {
    const before = pagesBefore(request, story)
    const got = filtersOf(request)
    if (before.some((page) => filtersOf(page) === got)) return undefined
    const wanted = filtersOf(before.at(-1) ?? request)
    return flawOf(wanted, got, 'query')
  },
})

const byNextId = perStory(({ requests }) =>
  Map.groupBy(requests, ({ exchange }) => String(metaOf(exchange)?.next_id ?? 'none')),
)

/** The pages whose answers gave the from_id of a request as their next_id. */
function pagesBefore({ query, atMs, route }: ClientRequest, story: ClientStory): ClientRequest[] {
  const pages = byNextId(story).get(query.get('from_id') ?? '') ?? []
  return pages.filter((page) => page.atMs < atMs && page.route === route)
}

function filtersOf({ query }: ClientRequest): string {
  const filters = [...query]
    .filter(([name]) => !pageParameters.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return filters.length === 0 ? 'no filter' : filters.map(([name, value]) => `${name}=${value}`).join('&')
}

/**
 * Who reads only the first page of accounts or transactions misses the newest. In other lists a client may look for
 * one row. Source: Account information / Endpoints / Conventions: pagination, first and third point.
 */
export const nextPagesRead = eachRequest({
  what: 'page of accounts or transactions that names a next one',
  concerns: ({ exchange, route }) =>
    /^GET \/(?:accounts|transactions)$/.test(route?.route ?? '') && Boolean(metaOf(exchange)?.next_id),
  flaw: ({ exchange, route }, story) => {
    if (turned(story).has(route)) return undefined
    const next = String(metaOf(exchange)?.next_id)
    return flawOf(`a request with from_id ${next}`, 'no request for a next page')
  },
})

/** The routes of which a client asked for more than the first page. */
const turned = perStory(
  ({ requests }) => new Set(requests.filter(({ query }) => query.has('from_id')).map(({ route }) => route)),
)

/** Source: Account information / Endpoints / Conventions: pagination, second point. */
export const pagesNotCounted = eachRequest({
  what: 'request for a list',
  concerns: isList,
  flaw: ({ query }) => {
    const parameter = counting.find((one) => query.has(one))
    if (parameter === undefined) return undefined
    return flawOf('from_id', parameter, 'query')
  },
})
