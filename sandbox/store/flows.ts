import { inMemory, type Keeping } from './keeping.ts'
import type { ConnectVisit } from './connect-visit.ts'
import type { ConnectToken } from './connect-token.ts'
import type { OauthSession } from './oauth-session.ts'
import type { PaymentSession } from '../payments/store/payment-session.ts'

/** The pending flows between clients, users' browsers and the sandbox. */
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
  /** The times of an address's recent connects and reconnects, in milliseconds. */
  connects: Map<string, number[]>
}

/** Outlives the process for sessions that a client knows of, not for visits. */
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

/** Adds an entry and returns the map's own value, whose changes are stored. */
export function added<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value)
  return map.get(key) ?? value
}
