import type { Client } from '../client/client.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { clientInDialect } from '../dialect/in-dialect.ts'
import { routeOf } from '../dialect/route-at.ts'
import { capabilitiesOf } from '../profile/capabilities-of.ts'
import { capabilitiesIn, dialectOfProfile } from '../dialect/profile-in-dialect.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { Profile } from '../profile/profile.ts'

/**
 * Another version of the same target: the one through which customers and logins are made for a version that shows no
 * route for it, or one with whose view of the same things a version's own is compared.
 */
export interface BaseVersion {
  dialect: Dialect
  client: Client
}

/** Gives the dialect of an interface, by its name; undefined for one that Assay does not know. */
export type DescribeDialect = (name: InterfaceName) => { readonly dialect: Dialect } | undefined

interface Target {
  profile: Profile
  client: Client
  describe: DescribeDialect
}

/**
 * The version through which a dialect's customers and connections are made; undefined where the target claims none. One
 * without a route that makes connections needs somebody who goes through the page that does.
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

/** The versions with which one is compared, as far as the target claims them and the profile has keys for them. */
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
