import type { Exchange } from './exchange.ts'
import { inconclusive, type Judgement, leftUntested } from './judgement.ts'
import type { Reason } from './reason.ts'

/** Ends a check before it could evaluate: the set-up failed, or the target lacks something optional. */
export class CheckStopped extends Error {
  readonly finding: 'untested' | 'inconclusive'
  readonly reason: Reason
  readonly evidence: readonly Exchange[]

  constructor(finding: 'untested' | 'inconclusive', reason: Reason, evidence: readonly Exchange[] = []) {
    // The facts may hold a whole answer. A runner copies the message, so it holds only the code.
    super(reason.code)
    this.finding = finding
    this.reason = reason
    this.evidence = evidence
  }
}

/** The set-up of a check failed, so its requirement is inconclusive. `what` says what could not be done. */
export function setUpFailed(what: string, exchange: Exchange): CheckStopped {
  const { answer, trouble } = exchange
  const refused = {
    what,
    // A getter, because a long answer is kept packed until somebody reads it.
    get got() {
      return `${answer?.status} ${answer?.body ?? ''}`
    },
  }
  const reason = trouble
    ? { code: 'set-up-unanswered', facts: { what, code: trouble.code, message: trouble.message } }
    : { code: 'set-up-failed', facts: refused }
  return new CheckStopped('inconclusive', reason, [exchange])
}

/** Whether a request without an answer stopped a check. The target may still have carried the request out. */
export function isUnanswered(error: unknown): error is CheckStopped {
  return error instanceof CheckStopped && error.evidence.some(({ trouble }) => trouble)
}

/** The judgement of a check, or a part of one, that stopped. */
export function judgementOfStop({ finding, reason, evidence }: CheckStopped, shown = evidence): Judgement {
  return (finding === 'untested' ? leftUntested : inconclusive)(reason, shown)
}

export function untested(reason: Reason): CheckStopped {
  return new CheckStopped('untested', reason)
}

/** The result, or undefined where making it would stop a check (CheckStopped). */
export function unlessStopped<T>(making: Promise<T>): Promise<T | undefined> {
  return making.catch((error: unknown) => {
    if (error instanceof CheckStopped) return undefined
    throw error
  })
}
