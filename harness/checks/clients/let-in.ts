import { check } from '../answers/check.ts'
import { demandSent, demandTelling } from '../answers/demands.ts'
import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { refusalWith } from '../answers/refused-as.ts'
import { answersThere, namingAbsent } from '../answers/unknown-route.ts'

/** Whether none of the routes refuses with a class that never fits this client, while at least one lets it in. */
export const neverRefusedAs = check((answers: readonly Exchange[], classes: readonly string[]) => {
  const wrong = answers.find((answer) => classes.includes(errorClassOf(answer) ?? ''))
  if (wrong) return unfit(`no refusal with ${classes.join(' or ')}`, wrong)
  demandTelling(answers.some(isSuccess), 'No route accepted a request of the client')
  return noneUnexpected(answers)
})

/**
 * Whether a client is known by its keys on every route: accepted, or refused with one of the classes for its kind.
 * The requests must be such that nothing else speaks against them.
 */
export const acceptedOrRefusedAs = check((answers: readonly Exchange[], classes: readonly string[]) => {
  const there = answersThere(answers)
  const wrong = there.find((answer) => !isSuccess(answer) && !classes.includes(errorClassOf(answer) ?? ''))
  if (wrong) return namingAbsent(unfit(`acceptance, or ${refusalWith(classes)}`, wrong), answers)
  demandSent(there)
  return namingAbsent(noneUnexpected(there), answers)
})

function noneUnexpected(answers: readonly Exchange[]): Judgement {
  const accepted = `${answers.filter(isSuccess).length} of ${count(answers.length, 'request')}`
  return held(`The target accepted ${accepted} and refused none with an unexpected class`, answers)
}

function unfit(wanted: string, answer: Exchange): Judgement {
  const outcome = routeOutcome(answer)
  return differs({ wanted, got: outcome }, [answer])
}

function routeOutcome(exchange: Exchange): string {
  const { method, url } = exchange.request
  return `${method} ${new URL(url).pathname}: ${outcomeOf(exchange)}`
}
