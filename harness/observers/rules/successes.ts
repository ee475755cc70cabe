import { successIsJson, successStatus, successWrappedInData } from '../../checks/errors/envelope.ts'
import { idsAreIntegers } from '../../checks/values/ids-are-integers.ts'
import { idsAreStrings } from '../../checks/values/ids-are-strings.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'
import type { Together } from '../observer.ts'

function of(point: string, together: Together): AnswerRule {
  return {
    point,
    together,
    byItself: true,
    decide: ({ exchange, dialect }) => (dialect.successBody === 'any' ? undefined : together([exchange], dialect)),
  }
}

function ofIds(point: string, ids: 'string' | 'integer', decide: typeof idsAreStrings): AnswerRule {
  return {
    point,
    byItself: true,
    decide: ({ exchange, dialect, news }) =>
      dialect.successBody === 'any' || dialect.ids !== ids ? undefined : decide([exchange], () => news),
  }
}

/** Every accepted request is answered in the documented envelope, with ids of one form at every depth. */
export const observer = observerOf('successes', 'Every accepted request is answered as documented', [
  of('success-is-json', successIsJson),
  of('success-wrapped-in-data', successWrappedInData),
  of('success-status', successStatus),
  ofIds('ids-are-strings', 'string', idsAreStrings),
  ofIds('ids-are-integers', 'integer', idsAreIntegers),
])
