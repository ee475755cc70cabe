import { innermost, type Reason } from '../../core/reason.ts'
import type { ReasonCode } from './because.ts'

const nextPages = 'conventions/paging/meta-names-next-page'

/** The row that obliges the target to show what a reason misses. */
const rows: Readonly<Partial<Record<ReasonCode, string>>> = {
  'too-few-pages': nextPages,
  'list-too-short-for-size': nextPages,
  'next-page-not-named-twice': nextPages,
  'no-next-page-named': nextPages,
  'no-sequence-of-pages': nextPages,
  'no-required-fields': 'ais/providers/detail-lists-fields',
}

/** The id of the row without which nothing can be evaluated, for the reason why it was not; undefined where there is none. */
export function rowBehind(reason: Reason): string | undefined {
  return rows[innermost(reason).code as ReasonCode]
}
