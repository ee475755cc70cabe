import type { ClientProfile } from '../profile/profile.ts'

/** Keys by which clients go in one interface, where they are not App-id and Secret of the profile. */
export interface OwnKeys {
  /** A client as it goes by them; undefined for one that has none. */
  of: (client: ClientProfile) => ClientProfile | undefined
  /** The headers that carry them, for a client that goes by them. */
  headers: (own: ClientProfile) => readonly [id: string, secret: string]
  /** What the main client lacks where it has none. */
  lacking: string
}
