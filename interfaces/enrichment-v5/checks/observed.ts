import type { AnswerRule } from '../../../harness/observers/answer-rules.ts'
import { documentationLinked } from './documentation-linked.ts'

/** What each refusal of data enrichment shows by itself. */
export const refusals: readonly AnswerRule[] = [
  {
    point: 'documentation-url',
    together: documentationLinked,
    decide: ({ exchange, dialect }) =>
      dialect.errorForms.join() === 'nested' ? documentationLinked([exchange]) : undefined,
  },
]
