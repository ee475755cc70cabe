import type { ClientPurpose } from '../../../../sandbox/server/seed-clients.ts'

/** A body as it is sent: a value to write as JSON, a form, or bytes that are neither. */
export type Body =
  | { as: 'json'; value: unknown }
  | { as: 'form'; fields: Array<[string, unknown]>; file?: string; multipart: boolean }
  | { as: 'bytes'; bytes: Uint8Array | string; type: string }

/** How keys, secrets and signature go along. */
export interface Keys {
  actor: ClientPurpose
  wrong: 'nothing' | 'app id' | 'secret'
  signed: 'no' | 'right' | 'wrong' | 'expired'
}

/** A request before anything of it is looked up: the same seed gives the same plans. */
export interface Plan {
  of: 'api' | 'control' | 'page' | 'open finance' | 'wire'
  /** Its kind for the tally: `v4 logins/create`. */
  name: string
  method: string
  /** May hold references in place of segments. */
  segments: unknown[]
  query: Array<[string, unknown]>
  body?: Body
  /** Which of its client's logins the request is about. */
  focus: number
  keys: Keys
  /** References or texts. */
  headers: Array<[string, unknown]>
  /** Root of the version, of an api request. */
  version?: string
  /** How the JWS signature of an open-finance request is spoilt, if it is. */
  spoilt?: 'nothing' | 'signature' | 'digest' | 'certificate'
}
