import type { AnswerRule } from '../../../harness/observers/answer-rules.ts'
import { everyError, type RefusalRule } from './every-error.ts'

const obligations: readonly RefusalRule[] = [
  'json-body',
  'message-array',
  'category',
  'code',
  'text-length',
  'tabled-pair',
]

/** What each refusal of open finance shows by itself. */
export const refusals: readonly AnswerRule[] = obligations.map((obligation) => ({
  rules: [`errors/${obligation}`],
  together: (answers) => everyError(obligation, answers),
  decide: ({ exchange, dialect }) => (dialect.successBody === 'any' ? everyError(obligation, [exchange]) : undefined),
}))
