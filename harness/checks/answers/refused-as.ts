import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, transportErrorIn } from './answer.ts'
import { crowdedOut } from './crowded-out.ts'

/**
 * Whether a request with one defect was refused with one of the classes that the documents allow for that defect.
 * `control` is the same request without the defect: unless it was accepted, the refusal proves nothing. Undefined is for
 * requests that have no such twin, for example an unknown route.
 * The form of the refusal's body is judged elsewhere: only a body without a readable class counts here.
 * Source: Account information / Errors.
 */
export function refusedAs(
  control: Exchange | undefined,
  answer: Exchange | undefined,
  classes: readonly string[],
): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  const evidence = control === undefined ? [answer] : [control, answer]
  const unjudgeable =
    transportErrorIn(evidence) ?? refusedControl(control, evidence) ?? crowdedOut(answer, evidence, classes)
  if (unjudgeable !== undefined) return unjudgeable
  const wanted = `a refusal with ${classes.join(' or ')}`
  const got = outcomeOf(answer)
  if (isSuccess(answer)) {
    return broken('The request was accepted in spite of its defect.', { wanted, got: `accepted: ${got}` }, evidence)
  }
  const errorClass = errorClassOf(answer)
  if (errorClass !== undefined && classes.includes(errorClass)) return held(`Refused with ${errorClass}.`, evidence)
  const reason = errorClass === undefined ? 'The refusal names no class.' : 'The refusal names another class.'
  return broken(reason, { wanted, got, place: 'error_class' }, evidence)
}

/** Whether a request with one defect was refused at all, for defects to which the documents tie no class. */
export function refused(control: Exchange | undefined, answer: Exchange | undefined): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  const evidence = control === undefined ? [answer] : [control, answer]
  const unjudgeable = transportErrorIn(evidence) ?? refusedControl(control, evidence) ?? crowdedOut(answer, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  const got = outcomeOf(answer)
  if (!isSuccess(answer)) return held(`Refused: ${got}.`, evidence)
  return broken('The request was accepted in spite of its defect.', { wanted: 'a refusal', got }, evidence)
}

/** An inconclusive judgement where the request without the defect was refused too; undefined where it was accepted. */
export function refusedControl(control: Exchange | undefined, evidence: Exchange[]): Judgement | undefined {
  if (control === undefined || isSuccess(control)) return undefined
  const got = outcomeOf(control)
  return inconclusive(`The same request without the defect was refused too (${got}), so this proves nothing.`, evidence)
}
