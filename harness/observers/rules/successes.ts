import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { successIsJson, successStatus, successWrappedInData } from '../../checks/errors/envelope.ts'
import { idsAreIntegers } from '../../checks/values/ids-are-integers.ts'
import { idsAreStrings } from '../../checks/values/ids-are-strings.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'

function of(rule: string, judge: (answer: Exchange[]) => Judgement, ids?: 'string' | 'integer'): AnswerRule {
  return {
    rules: [rule],
    judge: ({ exchange, dialect, isKnown }) => {
      const concerns = dialect.successBody !== 'any' && (ids === undefined || (ids === dialect.ids && !isKnown))
      return concerns ? judge([exchange]) : undefined
    },
  }
}

/** Every accepted request is answered in the documented envelope, with ids of one form at every depth. */
export const observer = observerOf('successes', 'Every accepted request is answered as documented', [
  of('conventions/envelope/success-is-json', successIsJson),
  of('conventions/envelope/success-wrapped-in-data', successWrappedInData),
  of('conventions/envelope/success-status', successStatus),
  of('conventions/types/ids-are-strings', idsAreStrings, 'string'),
  of('types/ids-are-integers', idsAreIntegers, 'integer'),
])
