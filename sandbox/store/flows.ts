import { inMemory, type Keeping } from './store.ts'
import type { PaymentSession } from '../payments/store/payment.ts'
import type { VersionName, Fields } from '../basics/values.ts'
import type { ConsentTerms } from './entities.ts'

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

/** A token of the connect page. */
export interface ConnectToken {
  token: string
  clientId: string
  /** The version of its request. */
  version: VersionName
  customerId: string
  /** The settings for the login's fetch. */
  data: Fields
  returnTo: string | undefined
  expiresAt: Date
  visited: boolean
  /** Whether what the page is for has begun without the user. */
  begun?: boolean
  purpose: 'create' | 'reconnect' | 'refresh'
  /** The login to reconnect or refresh. */
  loginId?: string
  /** Whether the client says that the user has agreed. */
  consented: boolean
  /** Terms of the consent beyond the fetch and the provider. */
  terms?: ConsentTerms
}

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

/** The return address after an oauth provider. */
export interface WayBack {
  /** The version of its request. */
  version: VersionName
  returnTo: string
  returnLoginId: boolean
}

/** A user's visit to an oauth provider, for one attempt. */
export interface OauthSession extends WayBack {
  token: string
  loginId: string
  attemptId: string
  /** The code that the provider issues when the user agrees. */
  code: string
  expiresAt: Date
  authorized: boolean
}
