import { check } from '../../checks/answers/check.ts'
import { demandShown } from '../../checks/answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { urlOf } from '../../../core/web-address.ts'
import { rowsSatisfy } from '../../checks/values/rows-satisfy.ts'
import { filterBroken } from '../../checks/lists/rows-keep-filter.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { namesIn } from '../../dialect/in-dialect.ts'
import { routeOfExchange } from '../../dialect/route-of-exchange.ts'
import type { Observer, Remark } from '../observer.ts'

/** The lists that a parent filters and whose rows name that parent, in the words of version 4. */
const filters = [
  { point: 'logins', request: 'list logins', parameter: 'customer_id' },
  { point: 'accounts', request: 'list accounts', parameter: 'login_id' },
  { point: 'transactions', request: 'list transactions', parameter: 'account_id' },
]
const parents = ['customer_id', 'login_id', 'account_id']

/** The parameters that name a parent. */
export function parentsAmong(parameters: readonly string[], dialect: Dialect): string[] {
  const known = parents.flatMap((name) => namesIn(name, dialect))
  return parameters.filter((name) => known.includes(name))
}

/** The rows of a list that its filter excludes; none for any other answer. */
export function filtersBroken(
  dialect: Dialect,
  exchange: Exchange,
  route = routeOfExchange(dialect, exchange),
): Remark[] {
  if (!exchange.request.url.includes('?')) return []
  const request = route?.request
  const all = parents.map((name) => namesIn(name, dialect))
  return filters.flatMap(({ point, request: own, parameter }) => {
    const broken = own === request ? filterBroken(exchange, namesIn(parameter, dialect), all) : undefined
    return broken ? { point, looked: 1, broken } : []
  })
}

/** Whether all pages of a list keep the filter of the first; untested for a single page, or where rows name no parent. */
export const pagesKeepFilter = check((dialect: Dialect, pages: readonly Exchange[]) => {
  const [first, ...further] = pages
  demandShown(first && further.length > 0, 'a second page', 'the list')
  const request = routeOfExchange(dialect, first)?.request
  const filter = filters.find((one) => one.request === request && hasFilter(dialect, first, one.parameter))
  demandShown(filter, 'a parent', 'a row of the list', [first])
  for (const page of further) {
    const asked = { ...page, request: { ...page.request, url: first.request.url } }
    const [found] = filtersBroken(dialect, asked)
    if (found?.broken) return { ...found.broken, evidence: [first, page] }
  }
  return rowsSatisfy(pages, () => true, { wanted: filter.parameter })
})

/** Whether no page of a list shows rows of another parent's list; untested where either list is empty. */
export const pagesLeaveOut = check((pages: readonly Exchange[], otherIds: readonly string[]) => {
  demandShown(pages.length > 1, 'a second page', 'the list')
  demandShown(otherIds.length, 'a row', 'the other list')
  const others = new Set(otherIds)
  return rowsSatisfy(pages, ({ id }) => !others.has(String(id)), { wanted: 'no row of another parent' })
})

function hasFilter(dialect: Dialect, { request }: Exchange, parameter: string): boolean {
  const query = urlOf(request.url)?.searchParams
  return namesIn(parameter, dialect).some((name) => query?.has(name))
}

/** A list of one parent shows nothing of another, on any page. */
export const observer: Observer = {
  name: 'list-filter',
  title: 'A list shows only what belongs to the parent that it was asked for',
  points: filters.map(({ point }) => point),
  concerns: (route) => filters.some(({ request }) => request === route.request),
  look: ({ dialect, exchange, route }) => filtersBroken(dialect, exchange, route),
}
