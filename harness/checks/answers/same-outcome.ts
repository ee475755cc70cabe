import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, type Judgement } from '../../../core/judgement.ts'
import { acceptedData, dataOf, errorClassOf, isSuccess, outcomeOf } from './answer.ts'
import { check } from './check.ts'
import { demandControl, demandUncrowded } from './demands.ts'
import { shapeDifference } from './shape.ts'

interface SameOutcomeOptions {
  /** Set where two refusals with one class are what is asked for; otherwise they prove nothing. */
  refusalsCount?: boolean
}

/**
 * Whether two requests that mean the same have the same outcome: both accepted with data of one shape, or both refused with
 * one class. Values, such as ids, moments and secrets, are not compared, but for the settings that follow from the request.
 */
export const sameOutcome = check((control: Exchange, answer: Exchange, options: SameOutcomeOptions = {}) => {
  const evidence = [control, answer]
  const wanted = `${outcomeOf(control)}, as to the request that means the same`
  const got = outcomeOf(answer)
  demandUncrowded(control)
  demandUncrowded(answer)
  if (isSuccess(control) !== isSuccess(answer)) return differs({ wanted, got }, evidence)
  if (!isSuccess(control)) return bothRefused(control, answer, options)
  const place = shapeDifference(dataOf(control), dataOf(answer), 'data')
  if (place === undefined) return sameSettings(control, answer) ?? holds(evidence)
  return differs({ wanted: 'data of the shape of the first answer', got: `another shape at ${place}`, place }, evidence)
})

function sameSettings(control: Exchange, answer: Exchange): Judgement | undefined {
  const [first, other] = [acceptedData(control) ?? {}, acceptedData(answer) ?? {}]
  const name = ['daily_refresh', 'store_credentials'].find((each) => first[each] !== other[each])
  if (name === undefined) return undefined
  const [wanted, got] = [`${String(first[name])}, as in the first answer`, String(other[name])]
  return differs({ wanted, got, place: `data.${name}` }, [control, answer])
}

function bothRefused(control: Exchange, answer: Exchange, { refusalsCount }: SameOutcomeOptions): Judgement {
  const evidence = [control, answer]
  const [wanted, got] = [`${outcomeOf(control)}, as to the request that means the same`, outcomeOf(answer)]
  if (errorClassOf(control) !== errorClassOf(answer)) return differs({ wanted, got, place: 'error_class' }, evidence)
  if (refusalsCount !== true) demandControl(control)
  return held(because('refused', { outcome: got }), evidence)
}
