import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { errorClassOf, outcomeOf } from './answer.ts'
import { check } from './check.ts'
import { demand } from './demands.ts'
import { type Named, type OtherCause, otherCauseOf } from './other-causes.ts'
import { refusedAs } from './refused-as.ts'

const named: ReadonlySet<Named> = new Set(['provider', 'credentials'])
const ofState: ReadonlySet<OtherCause> = new Set(['state', ...named])

/**
 * Whether words that are not listed are refused with the class of their field. A refusal that speaks of the state, which a
 * request before may have changed, is inconclusive. Source: Account information / Errors.
 */
export const refusesOtherWords = check((control: Exchange | undefined, answer: Exchange, errorClass: string) => {
  const cause = otherCauseOf(errorClassOf(answer) ?? '', { named })
  if (cause && ofState.has(cause))
    demand(false, because('refusal-with-other-cause', { outcome: outcomeOf(answer), cause }))
  return refusedAs(control, answer, [errorClass])
})
