import type { Patch } from '../kit/change.ts'
import type { Fault, Site } from '../kit/fault.ts'
import { patchOf } from './faults-named.ts'

/** The fault at a route: a patch, or the name of a kind of fault. */
type There = string | ((site: Site) => Patch)

/** Each fault on each route alone; its id names both. */
export function faultsAt(all: readonly Site[], place: string, faults: Readonly<Record<string, There>>): Fault[] {
  return all.flatMap((site) =>
    Object.entries(faults).map(([id, change]) => ({
      id: `${id}-at-${site.slug}`,
      interfaces: site.interfaces,
      requests: site.requests,
      place,
      patch: (rules) => (typeof change === 'string' ? patchOf(`${change}-at-${site.slug}`) : change(site))(rules),
    })),
  )
}
