import type { ConnectToken } from './connect-token.ts'

/** One user on the connect page. */
export interface ConnectVisit {
  /** Secret part of the page's address. */
  id: string
  token: ConnectToken
  /** Chosen on the first page. */
  providerCode?: string
  consented: boolean
  /** The user did not agree. */
  denied?: boolean
  /** Made once the credentials were sent. */
  loginId?: string
  /** What went wrong with the last form, to be shown above it. */
  problem?: string
}
