import type { Exchange } from '../core/exchange.ts'
import type { CheckDecided, JournalEvent, JudgementRecord } from '../core/journal-events.ts'
import type { Dialect } from '../harness/dialect/dialect.ts'
import { routeOfExchange } from '../harness/dialect/route-of-exchange.ts'
import { describeInterface } from '../interfaces/describe-interface.ts'

/** The requests of the routes at which each check decides, by feature and title. */
export function decidedAt(
  events: readonly JournalEvent[],
  decided: readonly CheckDecided[],
): Record<string, Record<string, string[]>> {
  const exchanges = new Map(
    events.flatMap((event) => (event.type === 'exchange' ? [[event.exchange.id, event.exchange]] : [])),
  )
  const found = decided.flatMap((event) => {
    const [, feature, title] = /^(features\/.*?): (.*)$/.exec(event.check) ?? []
    if (feature === undefined || title === undefined) return []
    return requestsIn(event, exchanges).map((request) => ({ feature, title, request }))
  })
  const sorted = found.toSorted((one, other) => (one.feature < other.feature ? -1 : 1))
  const byTitle = (own: typeof found) =>
    [...Map.groupBy(own, ({ title }) => title)].map(([title, all]) => [title, requestsOf(all)])
  return Object.fromEntries(
    [...Map.groupBy(sorted, ({ feature }) => feature)].map(([feature, own]) => [
      feature,
      Object.fromEntries(byTitle(own)),
    ]),
  )
}

function requestsOf(all: ReadonlyArray<{ request: string }>): string[] {
  return [...new Set(all.map(({ request }) => request))].toSorted()
}

/** The requests on which its judgements rest, or else those that it sent. */
function requestsIn(event: CheckDecided, exchanges: ReadonlyMap<string, Exchange>): string[] {
  const dialect = describeInterface(event.interface)?.dialect
  if (!dialect) return []
  const decisive = event.judgements.flatMap((one) => requestsBehind(one, dialect, exchanges))
  const known = new Set(dialect.routes.map(({ request }) => request))
  return decisive.length > 0 ? decisive : (event.sent ?? []).filter((request) => known.has(request))
}

/** The requests of its places, or else of the last exchange with a route in its evidence. */
function requestsBehind(
  { places, evidence }: JudgementRecord,
  dialect: Dialect,
  exchanges: ReadonlyMap<string, Exchange>,
): string[] {
  const judged = places?.judged ?? []
  const named = dialect.routes.filter(({ route }) =>
    judged.some((place) => place === route || place.endsWith(` of ${route}`)),
  )
  if (named.length > 0) return named.map(({ request }) => request)
  const routes = evidence.flatMap((id) => {
    const exchange = exchanges.get(id)
    return (exchange && routeOfExchange(dialect, exchange)) ?? []
  })
  return routes.slice(-1).map(({ request }) => request)
}
