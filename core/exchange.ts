/** Header names and values in the order in which they were sent. */
export type HeaderList = Array<[name: string, value: string]>

export interface SentRequest {
  method: string
  /** The whole address, byte for byte as sent and as signed. */
  url: string
  headers: HeaderList
  /** The exact body as UTF-8 text; empty when none was sent. Bytes that are not UTF-8 stand in `bodyBase64`. */
  body: string
  bodyBase64?: string
}

export interface ReceivedAnswer {
  status: number
  headers: HeaderList
  /** The body as UTF-8 text. Bytes that are not UTF-8 also stand in `bodyBase64` and have no `json`. */
  body: string
  bodyBase64?: string
  /** The parsed body; undefined where it is not JSON. Integers beyond 2^53 are bigint. Not in the journal, since the body shows it. */
  json?: unknown
  /** False where JavaScript would print every number of the body as written; absent where this was not checked. */
  unusualNumbers?: boolean
}

/** A transport error. It never counts against the target. */
export interface TransportError {
  /** Stable code, such as TARGET_UNREACHABLE, TARGET_TIMEOUT, ANSWER_TOO_LARGE, BUDGET_SPENT. */
  code: string
  message: string
}

/** One request and its answer or transport error: the evidence of every check. */
export interface Exchange {
  /** Unique within a run, ascending: `x1`, `x2`, ... */
  id: string
  request: SentRequest
  answer?: ReceivedAnswer
  trouble?: TransportError
  /** When sending began, ISO 8601. */
  at: string
  durationMs: number
  /** Why the request was sent again before this outcome, in order: a requested pause, a stale connection. */
  repeats?: string[]
}

/** The value of the first header of this name, in any case. Undefined without a message or without the header. */
export function headerOf(
  message: { readonly headers: ReadonlyArray<readonly [name: string, value: string]> } | undefined,
  name: string,
): string | undefined {
  const wanted = name.toLowerCase()
  return message?.headers.find(([own]) => own.toLowerCase() === wanted)?.[1]
}

export function whyUnreadable(answer: ReceivedAnswer): string | undefined {
  if (answer.bodyBase64 !== undefined) return 'the bytes of its body are not UTF-8'
  return answer.json === undefined && answer.body.trim() !== '' ? 'its body is not JSON' : undefined
}

const shared = new WeakMap<ReceivedAnswer, object>()

/** Marks an answer with the object that all answers with the same body share. */
export function shareBody(answer: ReceivedAnswer, body: object): void {
  shared.set(answer, body)
}

/** The object that answers with the same body share; the answer itself where it has none. */
export function sharedBody(answer: ReceivedAnswer): object {
  return shared.get(answer) ?? answer
}
