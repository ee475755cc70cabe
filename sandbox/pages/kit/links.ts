import { refusal } from '../../basics/refusals.ts'
import type { Client } from '../../store/entities.ts'
import type { Sandbox } from '../../world/sandbox.ts'

interface Link {
  clientId: string
  expiresAt: Date
  visited: boolean
}

/** Opens the link of a hosted page, which works once. @throws Refusal RouteNotFound */
export function openOnce<Opened extends Link>({ rules, clock }: Sandbox, link: Opened | undefined): Opened {
  if (!link || link.visited || rules.tokens.expired(link.expiresAt, clock.now())) throw refusal('page-link-unused')
  link.visited = true
  return link
}

/** @throws Refusal RequestExpired */
export function checkInTime({ rules, clock }: Sandbox, { expiresAt }: Link): void {
  if (rules.tokens.expired(expiresAt, clock.now())) throw refusal('page-in-time')
}

/** The client that sent the user. @throws Refusal ClientNotFound */
export function senderOf(
  { store, rules }: Sandbox,
  { clientId }: Link,
  allowed: 'page-client-may-connect' | 'page-client-may-pay',
): Client {
  const client = store.clients.get(clientId)
  if (client && rules.access.statusRefusal(client) === undefined) return client
  throw refusal(allowed)
}
