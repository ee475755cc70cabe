/** Header names and values in the order in which they went over the wire. */
export type HeaderList = Array<[name: string, value: string]>

export interface SentRequest {
  method: string
  /** The whole address, byte for byte as sent and as signed. */
  url: string
  headers: HeaderList
  /** The exact body as UTF-8 text; empty when none was sent. Bytes that are not text are given in `bodyBase64`. */
  body: string
  bodyBase64?: string
}

export interface ReceivedAnswer {
  status: number
  headers: HeaderList
  /** As UTF-8 text; bytes that are not UTF-8 are given in `bodyBase64` too, and have no `json`. */
  body: string
  bodyBase64?: string
  /**
   * The parsed body, or undefined where the body is not JSON. Integers beyond 2^53 are bigint. Not written to the
   * journal, where the body shows it.
   */
  json?: unknown
  /** False where no number of the body is written otherwise than JavaScript prints it; absent where nobody has looked. */
  unusualNumbers?: boolean
}

/** A transport error: nothing that is held against the target. */
export interface TransportError {
  /** Stable code, such as TARGET_UNREACHABLE, TARGET_TIMEOUT, ANSWER_TOO_LARGE, BUDGET_SPENT. */
  code: string
  message: string
}

/** One request and its answer, or the transport error in its place. The evidence of every check. */
export interface Exchange {
  /** Unique within a run, ascending: `x1`, `x2`, ... */
  id: string
  request: SentRequest
  answer?: ReceivedAnswer
  trouble?: TransportError
  /** When sending began, ISO 8601. */
  at: string
  durationMs: number
  /** Why the request was sent again before this outcome, in order: a pause asked for, a stale connection. */
  repeats?: string[]
}
