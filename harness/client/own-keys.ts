import type { ClientProfile } from '../profile/profile.ts'

/** A kind of client keys of one interface, other than the profile's App-id and Secret. */
export interface OwnKeys {
  /** The client with these keys in place of App-id and Secret; undefined where it has none. */
  of: (client: ClientProfile) => ClientProfile | undefined
  /** The headers that carry the keys. */
  headers: (own: ClientProfile) => readonly [id: string, secret: string]
  /** The reason where the main client has none. */
  lacking: string
}
