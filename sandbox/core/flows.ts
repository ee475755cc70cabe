import type { ConnectVisit } from '../connect-page/visit.ts'
import type { ConnectToken } from '../tokens/connect-token.ts'
import type { OauthSession } from '../oauth/oauth-session.ts'

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
  /** When an address connected or reconnected lately, in milliseconds. */
  connects: Map<string, number[]>
}

export function createFlows(): Flows {
  return { tokens: new Map(), visits: new Map(), oauth: new Map(), oauthOfLogin: new Map(), connects: new Map() }
}
