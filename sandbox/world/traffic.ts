import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Version } from '../versions/kit/version.ts'

/** The route that a request matched; neither where there is none. */
export interface Matched {
  version?: Version | undefined
  route?: { name: string; method: string; path: string }
}

/** Bytes as received or sent, cut where they are long. */
export interface KeptBytes {
  bytes: Buffer
  /** How many there were. */
  length: number
}

/** One request of a client, as it came, and what became of it. */
export interface Seen extends Matched {
  number: number
  /** By the clock of the sandbox. */
  at: string
  method: string
  url: string
  headers: ReadonlyArray<readonly [name: string, value: string]>
  body: KeptBytes
  /** The client whose key came with it. */
  clientId?: string
  /** What the verifier of the sandbox found, in its order; empty where no client is known. */
  signature: ReadonlyArray<{ says: string; errorClass?: string }>
  /** Absent while it is being answered, and where the client was gone before. */
  answer?: { status: number; headers: ReadonlyArray<readonly [string, string]>; body: KeptBytes; durationMs: number }
  /** Name of the route that answered; `none` where there was none. */
  answeredBy?: string
  /** With which the request was refused. */
  error?: { errorClass: string; message: string }
}

/** The last requests of clients. */
export interface Traffic {
  /** Takes down a request, before anybody reads it. */
  watch(request: IncomingMessage, response: ServerResponse, matched: Matched): void
  /** Takes down what is written to a response; its `json` has the names of version 4. */
  answered(response: ServerResponse, answer: { route: string; json: unknown }, bytes: Buffer | undefined): void
  /** Oldest first. */
  seen(): readonly Seen[]
  forget(): void
}
