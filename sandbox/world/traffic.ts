import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Version } from '../versions/kit/version.ts'

/** The matched route; both absent when none matched. */
export interface Matched {
  version?: Version | undefined
  route?: { name: string; method: string; path: string }
}

/** Bytes as received or sent, truncated if long. */
export interface KeptBytes {
  bytes: Buffer
  /** The length before truncation. */
  length: number
}

/** One request of a client and its result. */
export interface Seen extends Matched {
  number: number
  /** By the sandbox's clock. */
  at: string
  method: string
  url: string
  headers: ReadonlyArray<readonly [name: string, value: string]>
  body: KeptBytes
  /** The client of its key. */
  clientId?: string
  /** The steps of the signature check in order; empty for an unknown client. */
  signature: ReadonlyArray<{ says: string; errorClass?: string }>
  /** Absent during the request, and when the client left before it. */
  answer?: { status: number; headers: ReadonlyArray<readonly [string, string]>; body: KeptBytes; durationMs: number }
  /** Name of the route that answered; `none` for no route. */
  answeredBy?: string
  /** The refusal. */
  error?: { errorClass: string; message: string }
}

/** The last requests of clients. */
export interface Traffic {
  /** Records a request before it is read. */
  watch(request: IncomingMessage, response: ServerResponse, matched: Matched): void
  /** Records an answer; its `json` has the names of version 4. */
  answered(response: ServerResponse, answer: { route: string; json: unknown }, bytes: Buffer | undefined): void
  /** Oldest first. */
  seen(): readonly Seen[]
  forget(): void
}
