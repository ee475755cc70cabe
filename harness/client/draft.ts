import type { Exchange } from '../../core/exchange.ts'
import type { OwnKeys } from './own-keys.ts'
import type { ClientPurpose } from '../profile/profile.ts'
import type { Pace } from './pacing/slots.ts'

/** A request as a check wants it, before keys, signature and encoding are added. Plain data: edit copies, never in place. */
export interface Draft {
  /** For people: 'list logins'. */
  name: string
  method: string
  /** What follows the base address, already percent-encoded where it must be: `/api/v4/countries`. */
  path: string
  /** Another base address than the target's, for the control port. Its answers do not teach the target's clock. */
  baseUrl?: string
  /** Whether it is in the words of its version already, since one of them is to be wrong. */
  spoken?: true
  /** Parameters in the order of sending; encoded on sending. */
  query?: Array<[name: string, value: string]>
  /** Instead of `query`: the exact text after `?`. An empty text sends a bare `?`. */
  rawQuery?: string
  /** Headers beside the keys and the signature, such as Customer-secret. */
  headers: Record<string, string>
  /** Headers that must not go along whatever else adds them, in any case: `['App-id']`. */
  omitHeaders?: string[]
  /** A JSON value, sent in compact form; undefined sends no body. */
  body?: unknown
  /** Exact bytes instead of `body`. */
  rawBody?: string | Buffer
  /** `application/json` when absent and there is a body. */
  contentType?: string
  /** Whose App-id and Secret go along. */
  as: ClientPurpose | 'nobody'
  /** Which of the client's keys go along: App-id and Secret when absent. */
  keys?: OwnKeys
  /** Digest of the signature; SHA-256 when absent. */
  digest?: 'sha256' | 'sha1'
  /** `auto` signs for a client in live status only. */
  signing: 'auto' | 'signed' | 'unsigned'
  /** How far ahead Expires-at lies, counted from the target's clock; 60 when absent. */
  expiresInSeconds?: number
  /** `wanted` gives a 429 back as an answer; `waited-out`, the default, pauses and tries again. */
  rateLimited?: 'wanted' | 'waited-out'
  /** The limit of the target that the request counts against, so that it is kept; a dialect adds it. */
  pace?: Pace
  /** The route that it goes to, in words: `GET /templates of payments-v1`; a dialect adds it. */
  route?: string
  /** Goes out at once, whatever the pace and however many are under way: to see what a target does about too many. */
  burst?: true
  /** The address of this machine that it comes from, where that is not the usual one. */
  from?: string
  /** The name of what the target has only once and the request changes, so that it waits for whoever has taken that. */
  takes?: string
}

/** Sends a request for whoever arranges a check, and gives what came of it. */
export type Send = (draft: Draft) => Promise<Exchange>
