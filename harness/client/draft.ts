import type { Exchange } from '../../core/exchange.ts'
import type { OwnKeys } from './own-keys.ts'
import type { ClientPurpose } from '../profile/profile.ts'
import type { Pace } from './pacing/slots.ts'

/** A request before keys, signature and encoding are added. Plain data: change copies only. */
export interface Draft {
  /** The name for people: 'list logins'. */
  name: string
  method: string
  /** The path after the base address, percent-encoded where needed: `/api/v4/countries`. */
  path: string
  /** A base address other than the target's, for the control port. Its answers do not show the target's clock. */
  baseUrl?: string
  /** Whether it already has the words of its version, because one of them is deliberately wrong. */
  spoken?: true
  /** Parameters in sending order, not yet encoded. */
  query?: Array<[name: string, value: string]>
  /** Instead of `query`: the exact text after `?`. An empty text sends a bare `?`. */
  rawQuery?: string
  /** Headers in addition to the keys and the signature, such as Customer-secret. */
  headers: Record<string, string>
  /** Whether the secret of a login is sent as it is here, even where a change has replaced it. */
  secrets?: 'as-given'
  /** Headers that must not be sent even if something else adds them, in any case: `['App-id']`. */
  omitHeaders?: string[]
  /** A JSON value, sent in compact form; undefined sends no body. */
  body?: unknown
  /** Exact bytes instead of `body`. */
  rawBody?: string | Buffer
  /** `application/json` when absent and there is a body. */
  contentType?: string
  /** Whose App-id and Secret are sent. */
  as: ClientPurpose | 'nobody'
  /** Which keys of the client are sent: App-id and Secret when absent. */
  keys?: OwnKeys
  /** The digest of the signature; SHA-256 when absent. */
  digest?: 'sha256' | 'sha1'
  /** `auto` signs only for a client in live status. */
  signing: 'auto' | 'signed' | 'unsigned'
  /** How far Expires-at lies after the target's time, in seconds; 60 when absent. */
  expiresInSeconds?: number
  /** `wanted` returns a 429 as the answer. `waited-out`, the default, pauses and tries again. */
  rateLimited?: 'wanted' | 'waited-out'
  /** The target's rate limit for this request. A dialect adds it, so that the client keeps it. */
  pace?: Pace
  /** The name of its route: `GET /templates of payments-v1`. A dialect adds it. */
  route?: string
  /** Ignores pace and concurrency, to see what a target does about too many requests. */
  burst?: true
  /** The local address to send from, where it is not the usual one. */
  from?: string
  /** The name of a singleton of the target that the request changes. It waits until nobody else uses it. */
  takes?: string
}

/** Sends a request and returns its exchange. */
export type Send = (draft: Draft) => Promise<Exchange>
