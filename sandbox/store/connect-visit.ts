import { Refusal } from '../ground/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { openToken, type ConnectToken } from './connect-token.ts'

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

/**
 * Opens the page with a token, which does so once.
 * @throws Refusal RouteNotFound
 */
export function openVisit(sandbox: Sandbox, token: string): ConnectVisit {
  const opened = openToken(sandbox, token)
  if (!opened) throw new Refusal('RouteNotFound', 'this link was used already, is too old, or never was')
  opened.visited = true
  const visit: ConnectVisit = { id: sandbox.secrets(), token: opened, consented: opened.consented }
  const login = sandbox.store.logins.get(opened.loginId ?? '')
  const code = login?.providerCode ?? opened.data.provider_code
  if (typeof code === 'string') visit.providerCode = code
  sandbox.flows.visits.set(visit.id, visit)
  return visit
}
