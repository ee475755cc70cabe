import type { Client } from '../client/client.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { dialectOf } from '../dialect/dialects.ts'
import { clientInDialect } from '../dialect/in-dialect.ts'
import { dialectOfProfile } from '../dialect/profile-in-dialect.ts'
import type { Profile } from '../profile/profile.ts'

/** Another version of the same target, through which customers and logins are made for one that shows no route for it. */
export interface Ground {
  dialect: Dialect
  /** Speaks that version. */
  client: Client
}

/** The version through which a dialect's customers and connections are made; undefined where the target claims none. */
export function groundOf({ narrow }: Dialect, profile: Profile, client: Client): Ground | undefined {
  const claimed = narrow?.madeThrough.find((name) => profile.target.interfaces.includes(name))
  const dialect = claimed && dialectOf(claimed)
  if (!dialect) return undefined
  const spoken = dialectOfProfile(dialect, profile)
  return { dialect: spoken, client: clientInDialect(client, spoken) }
}
