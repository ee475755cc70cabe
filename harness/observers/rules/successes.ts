import { successIsJson, successStatus, successWrappedInData } from '../../checks/errors/envelope.ts'
import { idsAreIntegers } from '../../checks/values/ids-are-integers.ts'
import { idsAreStrings } from '../../checks/values/ids-are-strings.ts'
import { type AnswerRule, enveloped, observerOf } from '../answer-rules.ts'

function ofIds(point: string, ids: 'string' | 'integer', decide: typeof idsAreStrings): AnswerRule {
  return {
    point,
    byItself: true,
    decide: ({ exchange, dialect, news }) =>
      dialect.successBody === 'any' || dialect.ids !== ids ? undefined : decide([exchange], () => news),
  }
}

/** Every accepted request returns the documented envelope, with ids of one form at every depth. */
export const observer = observerOf('successes', 'Every accepted request is answered as documented', [
  enveloped('success-is-json', successIsJson),
  enveloped('success-wrapped-in-data', successWrappedInData),
  enveloped('success-status', successStatus),
  ofIds('ids-are-strings', 'string', idsAreStrings),
  ofIds('ids-are-integers', 'integer', idsAreIntegers),
])
