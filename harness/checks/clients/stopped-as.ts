import { check } from '../answers/check.ts'
import { demand } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { asOne } from '../../verdicts/together.ts'
import { isSuccess, outcomeOf } from '../answers/answer.ts'
import { acceptedOrNamed, classDiffers, refusalWith, refused } from '../answers/refused-as.ts'
import { answersThere, namingAbsent } from '../answers/unknown-route.ts'

/**
 * Whether a request that must be stopped before its route handles it was refused with one of these classes. Another class
 * breaks the rule only beside `control`, the accepted answer to the same request without the defect: without one, the
 * route may have refused for another reason first, since the documents give no order of refusals.
 */
export const stoppedAs = check((control: Exchange | undefined, answer: Exchange, classes: readonly string[]) => {
  const evidence = control === undefined ? [answer] : [control, answer]
  const found = acceptedOrNamed(answer, classes, evidence)
  if (found !== undefined) return found
  const isAlone = control !== undefined && isSuccess(control)
  demand(isAlone, because('request-refused-otherwise', { outcome: outcomeOf(answer) }))
  return classDiffers(refusalWith(classes), answer, evidence)
})

/**
 * Whether a request with a defect was refused in any class, while the same request without it, `control`, was accepted.
 * Nothing follows from a refusal without an accepted one beside it.
 */
export const refusedBeside = check((control: Exchange | undefined, answer: Exchange) => {
  // One accepted with its defect may be what has the right one refused after it.
  if (isSuccess(answer)) return refused(undefined, answer)
  demand(control, because('request-refused-otherwise', { outcome: outcomeOf(answer) }))
  return refused(control, answer)
})

/** What `stoppedAs` says of every route, without the accepted answers. Routes that the target does not have are named beside. */
export function stoppedOnEveryRoute(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  const judgements = answersThere(answers).map((answer) => stoppedAs(undefined, answer, classes))
  return namingAbsent(asOne(judgements), answers)
}
