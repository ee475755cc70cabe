import type { Requirement } from '../../requirements/requirement.ts'
import { because, type ReasonCode } from '../reasons/because.ts'
import type { Judgement } from '../../core/judgement.ts'
import { whyUnreadable } from '../../core/unreadable.ts'
import type { Verdict } from '../../core/verdict.ts'
import { verdictOf } from './verdict-of.ts'

/** The effect of a judgement on one requirement. */
export interface Ruling extends Omit<Judgement, 'finding' | 'atMost'> {
  requirement: string
  verdict: Verdict
}

/** What a target has accepted so far. */
interface Accepting {
  accepted: number
  /** Whether it answers as the interface although it accepted nothing; false when absent. */
  speaks?: boolean
  /** The ids of rows that are broken even then. */
  shown?: ReadonlySet<string>
}

/** Reasons that break a rule for any request: the form of an answer, or a server error. */
const ofForm: ReadonlySet<string> = new Set<ReasonCode>([
  'answer-not-as-documented',
  'right-request-crashed',
  'success-form-differs',
])

/**
 * The ruling on a requirement from a judgement. At a target that accepts nothing, neither a broken rule nor a held one
 * proves anything: both are inconclusive, except for an answer that is wrong for any request.
 */
export function rulingOn(
  { id, strength }: Pick<Requirement, 'id' | 'strength'>,
  judgement: Judgement,
  { accepted, speaks = false, shown: rows }: Accepting,
): Ruling {
  const { finding, reason, atMost, ...shown } = unlessUnreadable(judgement)
  const isShown = rows?.has(id) || (speaks && ofForm.has(judgement.reason.code))
  const proves = accepted > 0 || (finding === 'broken' ? isShown : finding !== 'held')
  const capped = strength === 'stated' && atMost !== undefined ? atMost : strength
  if (proves) return { requirement: id, verdict: verdictOf(finding, capped), reason, ...shown }
  const nothing = because('nothing-accepted-yet', { judgement: reason })
  return { requirement: id, verdict: verdictOf('inconclusive', strength), reason: nothing, ...shown }
}

/** A rule about a missing value is not broken by an unreadable body, which may contain the value. */
function unlessUnreadable(judgement: Judgement): Judgement {
  const { finding, place = '', wanted = '', evidence } = judgement
  const answer = evidence.at(-1)?.answer
  const why = answer && whyUnreadable(answer)
  if (finding !== 'broken' || why === undefined || !/^(?:data|meta|body)\b/.test(place)) return judgement
  return {
    ...judgement,
    reason: because('unexpected', { got: `The answer cannot be read: ${why}`, wanted: `${wanted} at ${place}` }),
    got: why,
  }
}
