import type { Exchange } from '../../core/exchange.ts'
import { urlOf } from '../../core/web-address.ts'
import { routeAt } from '../dialect/dialect.ts'
import { clientIdOf } from './records-in.ts'
import type { Met, Observed } from './met.ts'

/** The interfaces of a request: those with a route for it, and open finance for everything below its base path. */
export function metBy(all: readonly Observed[], exchange: Exchange): Met[] {
  const url = urlOf(exchange.request.url)
  if (!url) return []
  const from = Date.parse(exchange.at)
  const key = clientIdOf(exchange)
  return all.flatMap((observed): Met[] => {
    const { dialect, clients } = observed
    const at = url.pathname.lastIndexOf(`${dialect.basePath}/`)
    if (at < 0) return []
    const path = url.pathname.slice(at)
    const route = routeAt(dialect, { method: exchange.request.method, path })
    // The documents show few routes of open finance, but some rules hold on all of them.
    if (!route && dialect.successBody !== 'any') return []
    const client = clients.get(key)
    const owner = `${dialect.interface} ${client ?? key}`
    const to = from + exchange.durationMs
    return [{ ...observed, exchange, route, path, query: url.searchParams, owner, from, to, ...(client && { client }) }]
  })
}
