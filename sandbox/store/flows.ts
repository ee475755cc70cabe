import { inMemory, type Keeping } from './keeping.ts'
import type { ConnectVisit } from './connect-visit.ts'
import type { ConnectToken } from './connect-token.ts'
import type { OauthSession } from './oauth-session.ts'
import type { PaymentSession } from '../payments/store/payment-session.ts'

/** What is under way between a client, a user's browser and the sandbox. */
export interface Flows {
  tokens: Map<string, ConnectToken>
  /** Visits of the connect page, by the secret in their address. */
  visits: Map<string, ConnectVisit>
  /** By token. */
  oauth: Map<string, OauthSession>
  /** The newest session of a login, by its id. */
  oauthOfLogin: Map<string, OauthSession>
  /** By token. */
  payments: Map<string, PaymentSession>
  /** The same sessions, by the secret in their page's address. */
  paymentVisits: Map<string, PaymentSession>
  /** When an address connected or reconnected lately, in milliseconds. */
  connects: Map<string, number[]>
}

/** Kept are sessions that a client was told of; a visit under way is not. */
export function createFlows(keeping: Keeping = inMemory): Flows {
  const oauth = keeping.map<OauthSession>('oauth')
  const payments = keeping.map<PaymentSession>('paymentSessions')
  return {
    tokens: keeping.map('tokens'),
    visits: new Map(),
    oauth,
    oauthOfLogin: new Map([...oauth.values()].map((session) => [session.loginId, session])),
    payments,
    paymentVisits: new Map([...payments.values()].map((session) => [session.visitId, session])),
    connects: new Map(),
  }
}

/** Adds an entry, and gives its value as the map holds it: the one whose changes are kept. */
export function added<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value)
  return map.get(key) ?? value
}
