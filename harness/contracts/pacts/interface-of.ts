import type { Dialect } from '../../dialect/dialect.ts'
import { routeAt } from '../../dialect/route-at.ts'
import type { InterfaceName } from '../../../core/interface-name.ts'
import type { Interaction, Pact } from './pact.ts'

/**
 * The interface that an interaction speaks, out of those that are known: the one under whose base path it asks, else the
 * one after which the pact's provider is called. Of those that share a base path it is the one that the provider is called
 * after, else the one with such a route and the fewest others. Undefined if it is unknown.
 */
export function interfaceOf(
  pact: Pick<Pact, 'provider'>,
  interaction: Interaction,
  known: readonly Dialect[],
): InterfaceName | undefined {
  const provider = pact.provider.trim().toLowerCase()
  const called = known.find((dialect) => dialect.interface === provider)
  const beneath = known.filter(({ basePath }) => interaction.path.startsWith(`${basePath}/`))
  if (beneath.length === 0) return called?.interface
  if (called !== undefined && beneath.includes(called)) return called.interface
  const fewestFirst = beneath.toSorted((one, other) => one.routes.length - other.routes.length)
  const own = fewestFirst.find((dialect) => hasOwnRoute(dialect, interaction)) ?? beneath[0]
  return own?.interface
}

/** Whether an interface has this route, and not only to read: the lists of one stand in the other's documents too. */
function hasOwnRoute(dialect: Dialect, interaction: Interaction): boolean {
  return interaction.method !== 'GET' && routeAt(dialect, interaction) !== undefined
}

/** A path of an interface, from its root on: one that does not begin with the interface's base path is taken as below it. */
export function wholePath(path: string, { basePath }: Pick<Dialect, 'basePath'>): string {
  return path === basePath || path.startsWith(`${basePath}/`) ? path : `${basePath}${path}`
}
