import { interfaceNames } from '../../core/interfaces.ts'
import { requestsOfCheck, readRoutes, type Route } from '../../requirements/tables/routes/read-routes.ts'

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
