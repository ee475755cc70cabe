import type { VersionName } from '../basics/version-name.ts'
import type { ConsentTerms } from './consent-terms.ts'
import type { Fields } from '../basics/values.ts'

/** A token of the connect page. */
export interface ConnectToken {
  token: string
  clientId: string
  /** The version of its request. */
  version: VersionName
  customerId: string
  /** The settings for the login's fetch. */
  data: Fields
  returnTo: string | undefined
  expiresAt: Date
  visited: boolean
  /** Whether what the page is for has begun without the user. */
  begun?: boolean
  purpose: 'create' | 'reconnect' | 'refresh'
  /** The login to reconnect or refresh. */
  loginId?: string
  /** Whether the client says that the user has agreed. */
  consented: boolean
  /** Terms of the consent beyond the fetch and the provider. */
  terms?: ConsentTerms
}
