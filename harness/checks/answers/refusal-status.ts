import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, transportErrorIn } from './answer.ts'
import { crowdedOut } from './crowded-out.ts'
import { refusedControl } from './refused-as.ts'

/**
 * Whether a request with one defect was refused with one of the statuses that its route states for that defect.
 * `control` is the same request without the defect: unless it was accepted, the refusal proves nothing.
 * Source: Account information / Endpoints / Version 6.
 */
export function refusedWithStatus(
  control: Exchange | undefined,
  answer: Exchange | undefined,
  statuses: readonly number[],
): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  const evidence = control === undefined ? [answer] : [control, answer]
  const unjudgeable = transportErrorIn(evidence) ?? refusedControl(control, evidence) ?? crowdedOut(answer, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (!isSuccess(answer)) return refusalsHaveStatus([answer], statuses)
  const difference = { wanted: wantedText(statuses), got: `accepted: ${outcomeOf(answer)}` }
  return broken('The request was accepted in spite of its defect.', difference, evidence)
}

/**
 * Whether the refusals among answers have statuses that their route states. Answers that are accepted, or that only say
 * that the target takes no more for now, are passed over; where nothing was refused it is untested.
 */
export function refusalsHaveStatus(answers: readonly Exchange[], statuses: readonly number[]): Judgement {
  const trouble = transportErrorIn(answers)
  if (trouble !== undefined) return trouble
  const refusals = answers.filter((answer) => !isSuccess(answer) && crowdedOut(answer, []) === undefined)
  const other = refusals.find(({ answer }) => !statuses.includes(answer?.status ?? 0))
  const wanted = wantedText(statuses)
  if (other) return broken('A refusal has another status.', { wanted, got: outcomeOf(other), place: 'status' }, [other])
  if (refusals.length > 0) return held(`${refusals.length} refused: ${wanted}.`, refusals)
  return leftUntested('The target refused none of these requests.', [...answers])
}

function wantedText(statuses: readonly number[]): string {
  return `a refusal with status ${statuses.join(' or ')}`
}
