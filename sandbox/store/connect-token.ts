import type { Sandbox } from '../world/sandbox.ts'
import type { ConsentTerms } from './consent-terms.ts'
import type { Version } from '../versions/version.ts'

/** A token as it was made; the connect page lives by it. */
export interface ConnectToken {
  token: string
  clientId: string
  /** The version it was made through. */
  version: Version
  customerId: string
  /** What the login made with it fetches, and how. */
  data: Record<string, unknown>
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

/** The token if it still opens the connect page. */
export function openToken(sandbox: Sandbox, token: string): ConnectToken | undefined {
  const { rules, flows, clock } = sandbox
  const found = flows.tokens.get(token)
  if (!found || rules.tokens.expired(found.expiresAt, clock.now())) return undefined
  return found.visited && !rules.tokens.reusable ? undefined : found
}
