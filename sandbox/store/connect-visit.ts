import type { ConnectToken } from './connect-token.ts'

/** One user on the connect page. */
export interface ConnectVisit {
  /** The secret part of the page's address. */
  id: string
  token: ConnectToken
  /** Chosen on the first page. */
  providerCode?: string
  consented: boolean
  /** The user did not agree. */
  denied?: boolean
  /** Set once the credentials were sent. */
  loginId?: string
  /** The error of the last form, shown above it. */
  problem?: string
}
