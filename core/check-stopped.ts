import type { Exchange } from './exchange.ts'
import { inShort, type Reason } from './reason.ts'

/** Ends a check before it could judge: the set-up failed, or something that the target need not offer is missing. */
export class CheckStopped extends Error {
  readonly finding: 'untested' | 'inconclusive'
  readonly reason: Reason
  readonly evidence: Exchange[]

  constructor(finding: 'untested' | 'inconclusive', reason: Reason, evidence: Exchange[] = []) {
    super(inShort(reason))
    this.finding = finding
    this.reason = reason
    this.evidence = evidence
  }
}

/** The set-up of a check did not succeed, so nothing follows for its requirement. `what` is what could not be done. */
export function setUpFailed(what: string, exchange: Exchange): CheckStopped {
  const { answer, trouble } = exchange
  const got = `${answer?.status} ${answer?.body ?? ''}`
  const reason = trouble
    ? { code: 'set-up-unanswered', facts: { what, code: trouble.code, message: trouble.message } }
    : { code: 'set-up-failed', facts: { what, got } }
  return new CheckStopped('inconclusive', reason, [exchange])
}

/** A capability is missing, so the requirement stays untested. */
export function untested(reason: Reason): CheckStopped {
  return new CheckStopped('untested', reason)
}
