import { refusal } from '../../basics/refusals.ts'
import type { ConnectToken } from '../../store/connect-token.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'
import type { Sandbox } from '../../world/sandbox.ts'

/**
 * Opens a visit with a token, which works once.
 * @throws Refusal RouteNotFound
 */
export function openVisit(sandbox: Sandbox, token: string): ConnectVisit {
  const opened = openToken(sandbox, token)
  if (!opened) throw refusal('page-link-unused')
  opened.visited = true
  const visit: ConnectVisit = { id: sandbox.secrets(), token: opened, consented: opened.consented }
  const login = sandbox.store.logins.get(opened.loginId ?? '')
  const code = login?.providerCode ?? opened.data.provider_code
  if (typeof code === 'string') visit.providerCode = code
  if (login && opened.begun) visit.loginId = login.id
  sandbox.flows.visits.set(visit.id, visit)
  return visit
}

/** The token if it can still open the connect page. */
function openToken(sandbox: Sandbox, token: string): ConnectToken | undefined {
  const { rules, flows, clock } = sandbox
  const found = flows.tokens.get(token)
  return !found || found.visited || rules.tokens.expired(found.expiresAt, clock.now()) ? undefined : found
}
