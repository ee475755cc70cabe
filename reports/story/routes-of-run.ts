import type { PlacesRecord } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { gravestOf } from '../../harness/verdicts/gravest.ts'
import { countsOf } from '../../harness/verdicts/counts.ts'
import { routeRow } from '../../requirements/route-row.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { requestsOfCheck, type Route, readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { RouteStory } from './run-story-model.ts'
import { interfaceNames } from '../../core/interfaces.ts'

interface Decided {
  interface: string
  verdict: Verdict
  root?: string
  places: readonly PlacesRecord[]
  checks: ReadonlyArray<{ name: string; verdict: Verdict }>
}

/** The routes of a run's interfaces, in the order of their tables, without those at which nothing was decided. */
export function routesOfRun<One extends Decided>(requirements: readonly One[]): Array<RouteStory<One>> {
  const waiting = Map.groupBy(requirements, ({ root }) => root)
  return decidedAtRoutes(requirements).map(({ interface: name, route, decided }) => {
    const row = routeRow(name, route)
    const address = row && addressOf(row.id, name)
    return {
      interface: name,
      route: route.route,
      request: route.request,
      address,
      requirements: decided,
      counts: countsOf(decided.map((one) => ({ verdict: verdictAt(one, route) }))),
      waiting: address === undefined ? 0 : (waiting.get(address)?.length ?? 0),
    }
  })
}

/** A requirement's verdict at a route: that at its places, or else that of the checks that decide there. */
function verdictAt({ places, verdict, checks }: Decided, { route, request }: Route): Verdict {
  const isHere = (place: string) => place === route || place.endsWith(` of ${route}`)
  const some = (pick: (one: PlacesRecord) => string[]) => places.flatMap(pick).some(isHere)
  if (some(({ broken }) => broken)) return verdict
  if (some(({ judged }) => judged)) return verdict === 'observed' ? verdict : 'passed'
  const isMissed = verdict !== 'inconclusive' && some(({ missed }) => missed.map(({ place }) => place))
  if (isMissed) return 'untested'
  const here = checks.filter(({ name }) => requestsOfCheck(name).includes(request))
  return gravestOf(here)
}

interface Checked {
  interface: string
  checks: ReadonlyArray<{ name: string }>
}

/** The routes that decide requirements, with these, in the order of the interfaces and their tables. */
export function decidedAtRoutes<One extends Checked>(
  requirements: readonly One[],
): Array<{ interface: string; route: Route; decided: One[] }> {
  return [...Map.groupBy(requirements, (one) => one.interface)].flatMap(([name, own]) => {
    if (!interfaceNames().includes(name)) return []
    const byRequest = requestsOf(own)
    return readRoutes(name).flatMap((route) => {
      const decided = byRequest.get(route.request)
      return decided ? [{ interface: name, route, decided }] : []
    })
  })
}

function requestsOf<One extends Checked>(requirements: readonly One[]): Map<string, One[]> {
  const pairs = requirements.flatMap((requirement) => {
    const requests = new Set(requirement.checks.flatMap(({ name }) => requestsOfCheck(name)))
    return [...requests].map((request) => ({ request, requirement }))
  })
  const groups = Map.groupBy(pairs, ({ request }) => request)
  return new Map([...groups].map(([request, own]) => [request, own.map(({ requirement }) => requirement)]))
}
