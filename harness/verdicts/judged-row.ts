import type { Judgement } from '../../core/judgement.ts'
import type { Requirement } from '../../core/requirement.ts'
import { whyUnreadable } from '../../core/exchange.ts'
import { because, type ReasonCode } from '../reasons/because.ts'

/** A judgement of one requirement. */
export interface JudgedRow {
  row: Pick<Requirement, 'id' | 'strength'>
  judgement: Judgement
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
const ofForm: ReadonlySet<string> = new Set<ReasonCode>(['answer-not-as-documented', 'right-request-differs'])

/**
 * The judgement of a requirement at this target. Where the target accepts nothing, neither a broken rule nor a held one
 * proves anything: both are inconclusive, except for an answer that is wrong for any request.
 */
export function judgedAt(
  row: JudgedRow['row'],
  given: Judgement,
  { accepted, speaks = false, shown }: Accepting,
): JudgedRow {
  const judgement = unlessUnreadable(given)
  const { finding, reason } = judgement
  const isShown = shown?.has(row.id) || (speaks && ofForm.has(given.reason.code))
  const proves = accepted > 0 || (finding === 'broken' ? isShown : finding !== 'held')
  if (proves) return { row, judgement }
  const nothing = because('nothing-accepted-yet', { judgement: reason })
  return { row, judgement: { ...judgement, finding: 'inconclusive', reason: nothing } }
}

/** A rule about a missing value is not broken by an unreadable body, which may contain the value. */
function unlessUnreadable(judgement: Judgement): Judgement {
  const { finding, place = '', wanted = '', evidence } = judgement
  const answer = evidence.at(-1)?.answer
  const why = answer && whyUnreadable(answer)
  if (finding !== 'broken' || why === undefined || !/^(?:data|meta|body)\b/.test(place)) return judgement
  return {
    ...judgement,
    reason: because('value-differs', { got: why, wanted, place }),
    got: why,
  }
}
