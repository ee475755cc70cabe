/**
 * A request the sandbox answers with an error body. `errorClass` is one of the documented classes;
 * the status follows from it in one place, `rules.errors.statusOf`.
 */
export class Refusal extends Error {
  readonly errorClass: string

  constructor(errorClass: string, message: string) {
    // It is an answer and no fault: nobody reads its stack, which takes longer to be noted than all the rest.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
    this.errorClass = errorClass
  }
}

/** A request that came too early, which is answered with a status of its own, and with when to come again. */
export class TurnedAway extends Refusal {
  readonly status: number
  /** The header; undefined where there is none. */
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
