import type { Client } from '../client/client.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { dialectOf } from '../dialect/dialects.ts'
import { clientInDialect } from '../dialect/in-dialect.ts'
import { capabilitiesIn, dialectOfProfile } from '../dialect/profile-in-dialect.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { Profile } from '../profile/profile.ts'

/**
 * Another version of the same target: the one through which customers and logins are made for a version that shows no
 * route for it, or one with whose view of the same things a version's own is compared.
 */
export interface Ground {
  dialect: Dialect
  /** Speaks that version. */
  client: Client
}

/** The version through which a dialect's customers and connections are made; undefined where the target claims none. */
export function groundOf({ narrow }: Dialect, profile: Profile, client: Client): Ground | undefined {
  const claimed = narrow?.madeThrough.find((name) => profile.target.interfaces.includes(name))
  return claimed === undefined ? undefined : spokenAs(claimed, profile, client)
}

/** Versions of account information, those first with which most others have routes in common. */
const versions: InterfaceName[] = ['ais-v4', 'ais-v5', 'ais-v3', 'ais-v6']

/** The other versions of account information that the target claims and the profile has keys for. */
export function otherVersions(own: Dialect, profile: Profile, client: Client): Ground[] {
  if (!versions.some((name) => name === own.interface)) return []
  const claimed = versions.filter((name) => name !== own.interface && profile.target.interfaces.includes(name))
  return claimed
    .flatMap((name) => spokenAs(name, profile, client) ?? [])
    .filter(({ dialect }) => hasKeys(dialect, profile))
}

function hasKeys(dialect: Dialect, profile: Profile): boolean {
  const offered = capabilitiesIn(dialect, profile)
  return dialect.needs.every((need) => offered.get(need) === true)
}

function spokenAs(name: InterfaceName, profile: Profile, client: Client): Ground | undefined {
  const dialect = dialectOf(name)
  if (!dialect) return undefined
  const spoken = dialectOfProfile(dialect, profile)
  return { dialect: spoken, client: clientInDialect(client, spoken) }
}
