import type { Exchange } from './exchange.ts'
import { asOpen, type Reason } from './reason.ts'

/** Ends a check before it could evaluate: the set-up failed, or something that the target need not offer is missing. */
export class CheckStopped extends Error {
  readonly finding: 'untested' | 'inconclusive'
  readonly reason: Reason
  readonly evidence: readonly Exchange[]

  constructor(finding: 'untested' | 'inconclusive', reason: Reason | string, evidence: readonly Exchange[] = []) {
    const why = asOpen(reason)
    // The facts may hold a whole answer; the message, of which a runner makes copies, names the code alone.
    super(why.code)
    this.finding = finding
    this.reason = why
    this.evidence = evidence
  }
}

/** The set-up of a check did not succeed, so nothing follows for its requirement. `what` is what could not be done. */
export function setUpFailed(what: string, exchange: Exchange): CheckStopped {
  const { answer, trouble } = exchange
  const refused = {
    what,
    // Read where it is worded: a long answer is kept packed.
    get got() {
      return `${answer?.status} ${answer?.body ?? ''}`
    },
  }
  const reason = trouble
    ? { code: 'set-up-unanswered', facts: { what, code: trouble.code, message: trouble.message } }
    : { code: 'set-up-failed', facts: refused }
  return new CheckStopped('inconclusive', reason, [exchange])
}

/** Whether a check was stopped by a request that got no answer: what it asks for may have been done. */
export function isUnanswered(error: unknown): error is CheckStopped {
  return error instanceof CheckStopped && error.evidence.some(({ trouble }) => trouble)
}

/** A capability is missing, so the requirement stays untested. */
export function untested(reason: Reason | string): CheckStopped {
  return new CheckStopped('untested', reason)
}

/** What was to be made; undefined where a check would have been stopped by it. */
export function unlessStopped<T>(making: Promise<T>): Promise<T | undefined> {
  return making.catch((error: unknown) => {
    if (error instanceof CheckStopped) return undefined
    throw error
  })
}
