import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'

/**
 * Whether no route lets a request pass that a gate before all routes must stop. A refusal tells of the gate only by one
 * of its own `classes`; where a route refuses for another reason, a gate behind it may still be open, so that nothing
 * follows for that route and the whole is inconclusive.
 */
export function stoppedOnEveryRoute(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  const wanted = `a refusal with ${classes.join(' or ')} on every route`
  const open = answers.find(isSuccess)
  if (open) return broken('A route lets the request pass.', { wanted, got: routeOutcome(open) }, [open])
  const trouble = transportErrorIn(answers)
  if (trouble) return trouble
  const other = answers.find((answer) => !classes.includes(errorClassOf(answer) ?? ''))
  if (other) return inconclusive(`One route refuses for another reason first (${routeOutcome(other)}).`, [other])
  if (answers.length === 0) return inconclusive('No route was called.')
  return held(`All ${answers.length} requests were stopped: ${wanted}.`, [...answers])
}

/** Whether none of the routes refuses with a class that never fits this client, while at least one lets it in. */
export function neverRefusedAs(answers: readonly Exchange[], errorClass: string): Judgement {
  const wrong = answers.find((answer) => errorClassOf(answer) === errorClass)
  const wanted = `no refusal with ${errorClass}`
  if (wrong) return broken('A route refuses what it may not.', { wanted, got: routeOutcome(wrong) }, [wrong])
  const trouble = transportErrorIn(answers)
  if (trouble) return trouble
  const count = answers.filter(isSuccess).length
  if (count === 0) return inconclusive('No route let the client in, so nothing follows.', [...answers])
  return held(`${answers.length} requests, ${count} of them accepted: ${wanted}.`, [...answers])
}

/**
 * Whether a client is known by its keys on every route: accepted, or refused with one of the classes for its kind.
 * The requests must be such that nothing else speaks against them.
 */
export function acceptedOrRefusedAs(answers: readonly Exchange[], classes: readonly string[]): Judgement {
  const wanted = `acceptance, or a refusal with ${classes.join(' or ')}`
  const trouble = transportErrorIn(answers)
  if (trouble) return trouble
  const wrong = answers.find((answer) => !isSuccess(answer) && !classes.includes(errorClassOf(answer) ?? ''))
  if (wrong) return broken('A route refuses for another reason.', { wanted, got: routeOutcome(wrong) }, [wrong])
  if (answers.length === 0) return inconclusive('No route was called.')
  return held(`${answers.length} requests, ${answers.filter(isSuccess).length} of them accepted.`, [...answers])
}

function routeOutcome(exchange: Exchange): string {
  const { method, url } = exchange.request
  return `${method} ${url.replace(/^\w+:\/\/[^/]+/, '').replace(/\?.*/s, '')}: ${outcomeOf(exchange)}`
}
