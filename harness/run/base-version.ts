import type { Client } from '../client/client.ts'
import { type Dialect, routeOf } from '../dialect/dialect.ts'
import { clientInDialect } from '../dialect/in-dialect.ts'
import { capabilitiesOf } from '../profile/capabilities-of.ts'
import { capabilitiesIn, dialectOfProfile } from '../dialect/profile-in-dialect.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { Profile } from '../profile/profile.ts'

/**
 * Another version of the same target: one that creates customers and logins for a version without such routes, or one
 * whose answers are compared.
 */
export interface BaseVersion {
  dialect: Dialect
  client: Client
}

/** Returns the dialect of an interface; undefined for an unknown one. */
export type DescribeDialect = (name: InterfaceName) => { readonly dialect: Dialect } | undefined

interface Target {
  profile: Profile
  client: Client
  describe: DescribeDialect
}

/**
 * The version that creates a dialect's customers and connections; undefined where the target offers none. A version
 * without a route for connections needs somebody to visit its page.
 */
export function baseVersionOf({ madeThrough = [] }: Dialect, target: Target): BaseVersion | undefined {
  return madeThrough
    .filter((name) => target.profile.target.interfaces.includes(name))
    .flatMap((name) => spokenAs(name, target) ?? [])
    .find(
      ({ dialect }) =>
        routeOf(dialect, 'create a login') || capabilitiesOf(target.profile).get('hosted-pages') === true,
    )
}

/** The versions to compare with, where the target offers them and the profile has their keys. */
export function otherVersions({ comparedWith }: Dialect, target: Target): BaseVersion[] {
  return comparedWith
    .filter((name) => target.profile.target.interfaces.includes(name))
    .flatMap((name) => spokenAs(name, target) ?? [])
    .filter(({ dialect }) => hasKeys(dialect, target.profile))
}

function hasKeys(dialect: Dialect, profile: Profile): boolean {
  const offered = capabilitiesIn(dialect, profile)
  return dialect.needs.every((need) => offered.get(need) === true)
}

function spokenAs(name: InterfaceName, { profile, client, describe }: Target): BaseVersion | undefined {
  const { dialect } = describe(name) ?? {}
  if (!dialect) return undefined
  const spoken = dialectOfProfile(dialect, profile)
  return { dialect: spoken, client: clientInDialect(client, spoken) }
}
