import { readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import type { Route } from '../../../requirements/tables/routes/route.ts'
import { nameIn, versionOf } from './route-names.ts'

/** One route of the sandbox, with the interfaces whose tables have it. */
export interface Site {
  /** The sandbox's own name: `accounts/list`. */
  name: string
  /** For the ids of faults: `get-accounts`. */
  slug: string
  /** For their sentences: `GET /accounts`. */
  shown: string
  interfaces: string[]
  requests: string[]
}

/** Every route of the tables that `fits`, each once however many interfaces have it. Open finance goes by other rules. */
export function sites(fits: (route: Route) => boolean): Site[] {
  const found = new Map<string, Site>()
  // Version 4 first: the others are named after it.
  const names = Object.keys(versionOf).toSorted((one, other) => Number(other === 'ais-v4') - Number(one === 'ais-v4'))
  for (const name of names.filter((one) => versionOf[one] !== undefined)) {
    for (const route of readRoutes(name).filter(fits)) {
      const own = nameIn(versionOf[name], route.route)
      const site = found.get(own) ?? {
        name: own,
        slug: slugOf(own, route.route),
        shown: route.route,
        interfaces: [],
        requests: [],
      }
      site.interfaces.push(name)
      site.requests.push(route.request)
      found.set(own, site)
    }
  }
  return [...found.values()]
}

/** Two interfaces may have different things under one path, which the sandbox's own names distinguish. */
function slugOf(name: string, route: string): string {
  const beside = name.startsWith('payment') || name.startsWith('partners') ? `${name.split('/')[0]}-` : ''
  const words = route.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return beside + words.join('-')
}

/** These routes in some interfaces alone. */
export function only(all: readonly Site[], names: readonly string[]): Site[] {
  return all
    .map((site) => ({ ...site, interfaces: site.interfaces.filter((name) => names.includes(name)) }))
    .filter(({ interfaces }) => interfaces.length > 0)
}
