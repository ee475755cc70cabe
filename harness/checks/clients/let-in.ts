import { check } from '../answers/check.ts'
import { demandSent, demandSome } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, type Judgement, holds } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { refusalWith } from '../answers/refused-as.ts'
import { answersThere, namingAbsent } from '../answers/unknown-route.ts'

/** Whether none of the routes refuses with a class that never fits this client, while at least one lets it in. */
export const neverRefusedAs = check((answers: readonly Exchange[], classes: readonly string[]) => {
  const wrong = answers.find((answer) => classes.includes(errorClassOf(answer) ?? ''))
  if (wrong) return unfit(`no refusal with ${classes.join(' or ')}`, wrong)
  demandSome(answers.some(isSuccess), 'accepted request')
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
  return holds(answers, answers.length, 'request')
}

function unfit(wanted: string, answer: Exchange): Judgement {
  const outcome = routeOutcome(answer)
  return differs({ wanted, got: outcome }, [answer])
}

function routeOutcome(exchange: Exchange): string {
  const { method, url } = exchange.request
  return `${method} ${new URL(url).pathname}: ${outcomeOf(exchange)}`
}
