/**
 * A request the sandbox answers with an error body. `errorClass` is one of the documented classes;
 * the status follows from it in one place, `rules.errors.statusOf`.
 */
export class Refusal extends Error {
  readonly errorClass: string
  /** The name of its rule in the table of refusals; absent where a fault or a variant refuses. */
  readonly rule: string | undefined

  constructor(errorClass: string, message: string, rule?: string) {
    // A refusal is an expected answer: nobody reads its stack, and recording the stack would take most of the time.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
    this.errorClass = errorClass
    this.rule = rule
  }
}

/** A request that came too early. It has a status of its own and says when to come again. */
export class TurnedAway extends Refusal {
  readonly status: number
  /** The value of the header retry-after; undefined for none. */
  readonly retryAfter: string | undefined

  constructor(
    errorClass: string,
    message: string,
    { status, retryAfter }: { status: number; retryAfter: string | undefined },
  ) {
    super(errorClass, message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
