import { askedRoute } from './asked-route.ts'
import type { Exchange } from './exchange.ts'
import { inconclusive, type Judgement, leftUntested, unanswered } from './judgement.ts'
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

/** The set-up of a check failed, so its requirement is inconclusive. `lacks` names what the answer should have shown. */
export function setUpFailed(exchange: Exchange, lacks?: string): CheckStopped {
  const { answer, request, trouble } = exchange
  const facts = {
    asked: askedRoute(request),
    lacks,
    // A getter, because a long answer is kept packed until somebody reads it.
    get got() {
      return `${answer?.status} ${answer?.body ?? ''}`
    },
  }
  const reason = trouble ? unanswered(exchange).reason : { code: 'set-up-ended', facts }
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
