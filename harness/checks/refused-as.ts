import type { Exchange } from '../client/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../run/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, troubleIn } from './answer.ts'

/**
 * Whether a request with one defect was refused with one of the classes that the documents allow for that defect.
 * `control` is the same request without the defect; unless it was accepted, the refusal proves nothing.
 * The form of the refusal's body is judged elsewhere: only a body without a readable class counts here.
 * Source: Account information / Errors.
 */
export function refusedAs(control: Exchange, answer: Exchange, classes: readonly string[]): Judgement {
  const evidence = [control, answer]
  const trouble = troubleIn(evidence)
  if (trouble !== undefined) return trouble
  if (!isSuccess(control)) {
    const got = outcomeOf(control)
    return inconclusive(
      `The same request without the defect was refused too (${got}), so this proves nothing.`,
      evidence,
    )
  }
  return refusedOnlyAs(answer, classes, evidence)
}

/**
 * As `refusedAs` where no request without the defect can exist, for example an unknown route. Prefer a control:
 * without one a refusal for another reason with the same class goes unseen.
 */
export function refusedOnlyAs(
  answer: Exchange,
  classes: readonly string[],
  evidence: Exchange[] = [answer],
): Judgement {
  const trouble = troubleIn(evidence)
  if (trouble !== undefined) return trouble
  const wanted = `a refusal with ${classes.join(' or ')}`
  const got = outcomeOf(answer)
  if (isSuccess(answer)) {
    return broken('The request was accepted in spite of its defect.', { wanted, got: `accepted: ${got}` }, evidence)
  }
  const errorClass = errorClassOf(answer)
  if (errorClass === undefined) {
    return broken('The refusal names no class.', { wanted, got, place: 'error_class' }, evidence)
  }
  if (!classes.includes(errorClass)) {
    return broken('The refusal names another class.', { wanted, got, place: 'error_class' }, evidence)
  }
  return held(`Refused with ${errorClass}.`, evidence)
}
