import type { ConnectVisit } from './connect-visit.ts'
import type { ConnectToken } from './connect-token.ts'
import type { OauthSession } from './oauth-session.ts'
import type { PaymentSession } from './payment-session.ts'

/** What is under way between a client, a user's browser and the sandbox. */
export interface Flows {
  /** By token. */
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

export function createFlows(): Flows {
  return {
    tokens: new Map(),
    visits: new Map(),
    oauth: new Map(),
    oauthOfLogin: new Map(),
    payments: new Map(),
    paymentVisits: new Map(),
    connects: new Map(),
  }
}
