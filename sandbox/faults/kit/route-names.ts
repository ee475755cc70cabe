import type { VersionName } from '../../basics/values.ts'
import { openFinanceRoutes } from '../../open-finance/routes.ts'
import { addressOf, routesOf } from '../../server/routes.ts'
import { createVersions, type Versions } from '../../versions/versions.ts'

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

let versions: Versions | undefined

/** The sandbox's name of a route. @throws Error ROUTE_UNKNOWN when it has none */
export function nameIn(version: VersionName | undefined, route: string): string {
  const asked = route.replaceAll(/\{\w+\}/g, ':id')
  const found = (version === undefined ? ofOpenFinance() : ofVersion(version)).find(({ shown }) => shown === asked)
  if (!found) throw new Error(`ROUTE_UNKNOWN: the sandbox has no ${route} in ${version ?? 'open finance'}`)
  return found.name
}

function ofVersion(name: VersionName): Array<{ shown: string; name: string }> {
  versions ??= createVersions()
  const version = versions[name]
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
