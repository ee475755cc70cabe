import type { Patch } from './change.ts'
import { readRoutes, type Route } from '../../../requirements/tables/routes/read-routes.ts'
import { once } from '../../basics/remembering.ts'
import type { VersionName } from '../../basics/values.ts'
import { openFinanceRoutes } from '../../open-finance/routes.ts'
import { addressOf, routesOf } from '../../server/routes.ts'
import { createVersions } from '../../versions/versions.ts'

/** The sandbox with exactly one requirement broken. */
export interface Fault {
  /** The misbehaviour, present tense: `lists-newest-first`. */
  id: string
  /** Absent when the name says it all. */
  sentence?: string
  /** Interfaces on which it misbehaves, and the only ones whose rows it breaks. Absent: all that the rows bind. */
  interfaces?: string[]
  /** Interfaces that lack what it changes, so that it shows nothing there. */
  absentIn?: string[]
  /** The kind of place, for a rule broken at one of many places. */
  place?: string
  /** The names of the requests to its one route; absent where it shows at other routes too. */
  requests?: readonly string[]
  /** Set where a table generates it. */
  derived?: boolean
  patch: Patch
}

/** A name as a sentence: `lists-newest-first` is "Lists newest first." */
export function inWords(id: string): string {
  return `${id.slice(0, 1).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}.`
}

/** One route of the sandbox, with the interfaces whose tables have it. */
export interface Site {
  /** The sandbox's own name: `accounts/list`. */
  name: string
  /** In the ids of faults: `get-accounts`. */
  slug: string
  /** In sentences: `GET /accounts`. */
  shown: string
  interfaces: string[]
  requests: string[]
  /** The version in whose words it answers, where a fault is of one alone. */
  version?: VersionName | undefined
}

/** The patch of a name of one kind, limited to a route or a time if given; undefined for a name of another kind. */
export type Derive = (what: string, site?: Site, time?: string) => Patch | undefined

/** Every route of the tables that `fits`, once for all interfaces that have it, without open finance. */
export function sites(fits: (route: Route) => boolean): Site[] {
  const found = new Map<string, Site>()
  // Version 4 first, as its names serve the others too.
  const names = Object.keys(versionOf).toSorted((one, other) => Number(other === 'ais-v4') - Number(one === 'ais-v4'))
  for (const name of names.filter((one) => versionOf[one] !== undefined)) {
    for (const route of readRoutes(name).filter(fits)) {
      const routeName = nameIn(versionOf[name], route.route)
      const site = found.get(routeName) ?? {
        name: routeName,
        slug: slugOf(routeName, route.route),
        shown: route.route,
        interfaces: [],
        requests: [],
      }
      site.interfaces.push(name)
      site.requests.push(route.request)
      found.set(routeName, site)
    }
  }
  return [...found.values()]
}

/** Interfaces may have different resources under one path; the sandbox's own names tell them apart. */
function slugOf(name: string, route: string): string {
  const beside = name.startsWith('payment') || name.startsWith('partners') ? `${name.split('/')[0]}-` : ''
  const words = route.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return beside + words.join('-')
}

/** These routes, limited to some interfaces. */
export function only(all: readonly Site[], names: readonly string[]): Site[] {
  return all
    .map((site) => ({ ...site, interfaces: site.interfaces.filter((name) => names.includes(name)) }))
    .filter(({ interfaces }) => interfaces.length > 0)
}

/** The sandbox's version for each interface, without open finance. */
export const versionOf: Readonly<Record<string, VersionName | undefined>> = {
  'ais-v3': 'v3',
  'ais-v4': 'v4',
  'ais-v5': 'v5',
  'ais-v6': 'v6',
  'enrichment-v5': 'v5',
  'partners-v1': 'partners',
  'payments-v1': 'payments',
  'open-finance-v2': undefined,
}

const versions = once(createVersions)

/** The sandbox's name of a route. @throws Error ROUTE_UNKNOWN when it has none */
export function nameIn(version: VersionName | undefined, route: string): string {
  const asked = route.replaceAll(/\{\w+\}/g, ':id')
  const found = (version === undefined ? ofOpenFinance() : ofVersion(version)).find(({ shown }) => shown === asked)
  if (!found) throw new Error(`ROUTE_UNKNOWN: the sandbox has no ${route} in ${version ?? 'open finance'}`)
  return found.name
}

function ofVersion(name: VersionName): Array<{ shown: string; name: string }> {
  const version = versions()[name]
  return routesOf(version).map((route) => ({
    name: route.name,
    shown: `${route.method} ${addressOf(route, version).slice(version.root.length).replaceAll(/:\w+/g, ':id')}`,
  }))
}

function ofOpenFinance(): Array<{ shown: string; name: string }> {
  return openFinanceRoutes.map(({ method, path, name }) => ({
    name,
    shown: `${method} /${path.replaceAll(/:\w+/g, ':id')}`,
  }))
}
