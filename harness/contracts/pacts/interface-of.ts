import { dialectOf } from '../../dialect/dialects.ts'
import { patternOf } from '../../dialect/rate-limits.ts'
import type { InterfaceName } from '../../../core/interface-name.ts'
import { interfaceNames } from '../../../core/interfaces.ts'
import type { Interaction, Pact } from './pact.ts'

/** Where the routes of each interface begin. Source: Endpoints of both documents. */
const basePaths: Readonly<Record<InterfaceName, string>> = {
  'ais-v3': '/api/v3',
  'ais-v4': '/api/v4',
  'ais-v5': '/api/v5',
  'ais-v6': '/api/v6',
  'enrichment-v5': '/api/v5',
  'payments-v1': '/api/payments/v1',
  'partners-v1': '/api/partners/v1',
  'open-finance-v2': '/v2',
}

/**
 * The interface that an interaction speaks: the one under whose base path it asks, else the one after which the pact's
 * provider is called. Of those that share a base path it is the one that the provider is called after, else the one with
 * such a route. Undefined where nothing tells.
 */
export function interfaceOf(pact: Pick<Pact, 'provider'>, interaction: Interaction): InterfaceName | undefined {
  const called = interfaceNames().find((name) => name === pact.provider.trim().toLowerCase())
  const beneath = interfaceNames().filter((name) => interaction.path.startsWith(`${basePaths[name]}/`))
  if (beneath.length === 0) return called
  if (called !== undefined && beneath.includes(called)) return called
  return beneath.find((name) => hasOwnRoute(name, interaction)) ?? beneath[0]
}

/** Whether an interface of few routes has this one to itself: its lists stand in the other's documents too. */
function hasOwnRoute(name: InterfaceName, { method, path }: Interaction): boolean {
  const asked = `${method} ${path.slice((basePaths[name] ?? '').length)}`
  const routes = dialectOf(name)?.narrow?.routes ?? []
  return routes.some((route) => !route.startsWith('GET ') && patternOf(route).test(asked))
}

/** A path of an interface, from its root on: one that does not begin with the interface's base path is taken as below it. */
export function wholePath(path: string, name: InterfaceName): string {
  const base = basePaths[name]
  return path === base || path.startsWith(`${base}/`) ? path : `${base}${path}`
}
