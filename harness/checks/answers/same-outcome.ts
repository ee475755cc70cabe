import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { dataOf, errorClassOf, isSuccess, outcomeOf, transportErrorIn } from './answer.ts'
import { shapeDifference } from './shape.ts'

export interface SameOutcomeOptions {
  /** Set where two refusals with one class are what is asked for; otherwise they prove nothing. */
  refusalsCount?: boolean
}

/**
 * Whether two requests that mean the same came to the same: both accepted with data of one shape, or both refused with
 * one class. Values, such as ids, moments and secrets, are not compared.
 */
export function sameOutcome(
  control: Exchange | undefined,
  answer: Exchange | undefined,
  options: SameOutcomeOptions = {},
): Judgement {
  if (control === undefined || answer === undefined) return inconclusive('Two requests are compared; one was not sent.')
  const evidence = [control, answer]
  const trouble = transportErrorIn(evidence)
  if (trouble !== undefined) return trouble
  const wanted = outcomeOf(control)
  const got = outcomeOf(answer)
  if (isSuccess(control) !== isSuccess(answer)) {
    return broken('Of two requests that mean the same one was refused.', { wanted, got }, evidence)
  }
  if (!isSuccess(control)) return bothRefused(control, answer, options)
  const place = shapeDifference(dataOf(control), dataOf(answer), 'data')
  if (place === undefined) return held('Both requests were accepted and answered alike.', evidence)
  const difference = { wanted: `data of the shape that ${control.id} has`, got: `another shape at ${place}`, place }
  return broken('Two requests that mean the same are answered in different shapes.', difference, evidence)
}

function bothRefused(control: Exchange, answer: Exchange, { refusalsCount }: SameOutcomeOptions): Judgement {
  const evidence = [control, answer]
  if (errorClassOf(control) !== errorClassOf(answer)) {
    const difference = { wanted: outcomeOf(control), got: outcomeOf(answer), place: 'error_class' }
    return broken('Two requests that mean the same are refused for different reasons.', difference, evidence)
  }
  if (refusalsCount === true) return held(`Both requests were refused alike: ${outcomeOf(answer)}.`, evidence)
  return inconclusive(`Both requests were refused (${outcomeOf(answer)}), so nothing was compared.`, evidence)
}
