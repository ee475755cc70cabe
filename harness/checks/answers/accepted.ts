import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, transportErrorIn } from './answer.ts'
import { crowdedOut } from './crowded-out.ts'

/**
 * Whether a request that the documents allow was accepted, with any status from 200 to 299.
 * `control` is the request in its plainest form; where even that was refused, nothing follows for this one. Undefined
 * where the request itself is the plainest.
 */
export function accepted(control: Exchange | undefined, answer: Exchange | undefined): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  const evidence = control === undefined ? [answer] : [control, answer]
  const trouble = transportErrorIn(evidence) ?? crowdedOut(answer, evidence)
  if (trouble !== undefined) return trouble
  const got = outcomeOf(answer)
  if (isSuccess(answer)) return held(`Accepted: ${got}.`, evidence)
  if (control !== undefined && !isSuccess(control)) {
    return inconclusive(`The request was refused in its plainest form too (${outcomeOf(control)}).`, evidence)
  }
  return broken('A request that is allowed was refused.', { wanted: 'a status from 200 to 299', got }, evidence)
}
