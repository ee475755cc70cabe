import type { Exchange } from '../../core/exchange.ts'
import type { SeenPage } from './seen-page.ts'

/** A user's way through a hosted page, with the request that led there. */
export interface HostedFlow {
  /** The answer that gave the page's address. */
  session: Exchange
  seen: SeenPage
  /** Where the target was asked to send the user back to. */
  returnTo: string
  /** The customer's logins afterwards; absent where nothing can be listed. */
  logins?: Exchange
}
