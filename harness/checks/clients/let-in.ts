import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { acceptedOrNamed, classDiffers, refusalWith, refused } from '../answers/refused-as.ts'
import { overRoutesThere } from '../answers/over-routes-there.ts'
import { nothingSent } from '../answers/nothing-in.ts'
import { asOne } from '../answers/each-exchange.ts'

/** Whether none of the routes refuses with a class that never fits this client, while at least one lets it in. */
export function neverRefusedAs(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  const wrong = answers.find((answer) => classes.includes(errorClassOf(answer) ?? ''))
  if (wrong) return unfit(`no refusal with ${classes.join(' or ')}`, wrong)
  const accepted = answers.filter(isSuccess).length
  if (accepted === 0) return inconclusive('No route accepted a request of the client, so nothing follows', answers)
  return held(
    `The target accepted ${accepted} of ${count(answers.length, 'request')} and refused none with an unexpected class`,
    answers,
  )
}

/**
 * Whether a client is known by its keys on every route: accepted, or refused with one of the classes for its kind.
 * The requests must be such that nothing else speaks against them.
 */
export function acceptedOrRefusedAs(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  return overRoutesThere(answers, (there) => acceptedOrRefused(there, classes))
}

function acceptedOrRefused(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  const wrong = answers.find((answer) => !isSuccess(answer) && !classes.includes(errorClassOf(answer) ?? ''))
  if (wrong) return unfit(`acceptance, or ${refusalWith(classes)}`, wrong)
  if (answers.length === 0) return nothingSent()
  const accepted = answers.filter(isSuccess).length
  return held(
    `The target accepted ${accepted} of ${count(answers.length, 'request')} and refused none with an unexpected class`,
    answers,
  )
}

function unfit(wanted: string, answer: Exchange): Judgement {
  const outcome = routeOutcome(answer)
  return differs({ wanted, got: outcome }, [answer])
}

function routeOutcome(exchange: Exchange): string {
  const { method, url } = exchange.request
  return `${method} ${new URL(url).pathname}: ${outcomeOf(exchange)}`
}

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
  if (answer !== undefined && isSuccess(answer)) return refused(undefined, answer)
  if (control !== undefined || answer === undefined) return refused(control, answer)
  return inconclusive(
    `The target refused the request (${outcomeOf(answer)}), and the right request cannot be sent beside it, so nothing follows`,
    [answer],
  )
}

/** What `stoppedAs` says of every route, without the accepted answers. Routes that the target does not have are named beside. */
export function stoppedOnEveryRoute(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  return overRoutesThere(answers, (there) => asOne(there.map((answer) => stoppedAs(undefined, answer, classes))))
}
