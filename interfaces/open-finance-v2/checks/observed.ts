import type { AnswerRule } from '../../../harness/observers/answer-rules.ts'
import { everyError, refusalRules } from './every-error.ts'

/** What each refusal of open finance shows by itself. */
export const refusals: readonly AnswerRule[] = refusalRules.map((point) => ({
  point,
  together: (answers) => everyError(point, answers),
  decide: ({ exchange, dialect }) => (dialect.successBody === 'any' ? everyError(point, [exchange]) : undefined),
}))
