import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { asOne } from '../answers/as-one.ts'
import { isSuccess, outcomeOf } from '../answers/answer.ts'
import { acceptedOrNamed, classDiffers, refusalWith, refused } from '../answers/refused-as.ts'
import { overRoutesThere } from '../answers/over-routes-there.ts'

/**
 * Whether a request that must be stopped before its route handles it was refused with one of these classes. Another class
 * breaks the rule only beside `control`, the accepted answer to the same request without the defect: without one, the
 * route may have refused for another reason first, since the documents give no order of refusals.
 */
export function stoppedAs(control: Exchange | undefined, answer: Exchange, classes: readonly string[]): Judgement {
  const evidence = control === undefined ? [answer] : [control, answer]
  const found = acceptedOrNamed(answer, classes, evidence)
  if (found !== undefined) return found
  if (control !== undefined && isSuccess(control)) return classDiffers(refusalWith(classes), answer, evidence)
  return inconclusive(`One route refuses for another reason first (${outcomeOf(answer)}), so nothing follows`, evidence)
}

/**
 * Whether a request with a defect was refused in any class, while the same request without it, `control`, was accepted.
 * Nothing follows from a refusal without an accepted one beside it.
 */
export function refusedBeside(control: Exchange | undefined, answer: Exchange): Judgement {
  // One accepted with its defect may be what has the right one refused after it.
  if (isSuccess(answer)) return refused(undefined, answer)
  if (control !== undefined) return refused(control, answer)
  return inconclusive(
    `The target refused the request (${outcomeOf(answer)}), and the right request cannot be sent beside it, so nothing follows`,
    [answer],
  )
}

/** What `stoppedAs` says of every route, without the accepted answers. Routes that the target does not have are named beside. */
export function stoppedOnEveryRoute(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  return overRoutesThere(answers, (there) => asOne(there.map((answer) => stoppedAs(undefined, answer, classes))))
}
