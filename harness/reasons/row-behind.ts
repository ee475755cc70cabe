import { type Fact, innermost, isReason, type Reason } from '../../core/reason.ts'
import type { ReasonCode } from './because.ts'

const nextPages = 'conventions/paging/meta-names-next-page'

/** The rows that oblige the target to show what a reason misses. */
const rows: Readonly<Partial<Record<ReasonCode, string>>> = {
  'list-too-short': nextPages,
  'next-page-not-named-twice': nextPages,
  'no-required-fields': 'ais/providers/detail-lists-fields',
}

/** The id of the row that had to hold first, by the reason why nothing was evaluated; undefined where there is none. */
export function rowBehind(reason: Reason): string | undefined {
  return rows[innermost(reason).code as ReasonCode]
}

/** Whether only short lists prevented the evaluation, at every tried place. */
export function isForShortLists({ code, facts }: Reason): boolean {
  const { missed, reason, last } = facts
  if (code === 'no-place-judged')
    return Array.isArray(missed) && missed.every((one: Fact) => isReason(one) && isForShortLists(one))
  if (code === 'no-case-decided') return isReason(last) && isForShortLists(last)
  if (code === 'at-place') return isReason(reason) && isForShortLists(reason)
  return code === 'list-too-short'
}
