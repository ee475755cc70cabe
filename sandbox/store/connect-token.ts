import type { VersionName } from '../basics/version-name.ts'
import type { ConsentTerms } from './consent-terms.ts'
import type { Fields } from '../basics/values.ts'

/** A token as it was made; the connect page lives by it. */
export interface ConnectToken {
  token: string
  clientId: string
  /** The version it was made through. */
  version: VersionName
  customerId: string
  /** What the login made with it fetches, and how. */
  data: Fields
  returnTo: string | undefined
  expiresAt: Date
  visited: boolean
  purpose: 'create' | 'reconnect' | 'refresh'
  /** The login to reconnect or refresh. */
  loginId?: string
  /** Whether the client says that the user has agreed. */
  consented: boolean
  /** What the user is asked to agree to, where that is more than a fetch and a provider say. */
  terms?: ConsentTerms
}
