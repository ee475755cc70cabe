import type { AnswerRule } from '../../../harness/observers/answer-rules.ts'
import { everyError, refusalRules } from './every-error.ts'

/** What each refusal of open finance shows by itself. */
export const refusals: readonly AnswerRule[] = refusalRules.map((obligation) => ({
  rules: [`errors/${obligation}`],
  together: (answers) => everyError(obligation, answers),
  decide: ({ exchange, dialect }) => (dialect.successBody === 'any' ? everyError(obligation, [exchange]) : undefined),
}))
