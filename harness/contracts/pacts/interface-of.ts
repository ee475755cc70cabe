import { type Dialect, routeAt } from '../../dialect/dialect.ts'
import type { InterfaceName } from '../../../core/interfaces.ts'
import type { Interaction, Pact } from './pact.ts'

/**
 * The known interface of an interaction; undefined where there is none. It is the one whose base path the request has,
 * else the one named like the pact's provider. Among interfaces with the same base path it is the one named like the
 * provider, else the one that has the route and the fewest others.
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
  const chosen = fewestFirst.find((dialect) => hasOwnRoute(dialect, interaction)) ?? beneath[0]
  return chosen?.interface
}

/** Whether an interface has this route for more than reading: lists of one interface also appear in the documents of others. */
function hasOwnRoute(dialect: Dialect, interaction: Interaction): boolean {
  return interaction.method !== 'GET' && routeAt(dialect, interaction) !== undefined
}

/** A path from the root. A path without the interface's base path is relative to it. */
export function wholePath(path: string, { basePath }: Pick<Dialect, 'basePath'>): string {
  return path === basePath || path.startsWith(`${basePath}/`) ? path : `${basePath}${path}`
}
