import type { Exchange } from '../../../core/exchange.ts'
import { broken, differs, held, type Judgement } from '../../../core/judgement.ts'
import type { Answer, Route } from '../../../requirements/tables/routes/read-routes.ts'
import { because } from '../../reasons/because.ts'
import { dataOf, errorClassOf, isOwnCrash, isRow, isSuccess, metaOf, outcomeOf } from './answer.ts'
import { codesOf } from './messages.ts'
import { check } from './check.ts'
import { demand, demandAnswered, demandOptional, demandUncrowded } from './demands.ts'
import { otherCauseOf, type Named, type OtherCause } from './other-causes.ts'
import { kindOf } from './shape.ts'
import { isUnknownRoute } from './unknown-route.ts'

/** What is known of a request beside its answer. */
export interface RightRequest {
  route: Route
  /** Classes that the documents name for the interface. */
  classes: readonly string[]
  /** What it names that is not the target's own. */
  named: ReadonlySet<Named>
  /** The provider that it names, as the target shows it alone; absent where nobody asked. */
  provider?: Exchange | undefined
}

/**
 * Whether a request as the documents show it was accepted and answered in the form of its route. A refusal that may lie
 * in the profile, in the state of the target or in a body that the documents do not show breaks nothing.
 * Source: Account information / Endpoints; Errors.
 */
export const rightRequestAnswered = check((answer: Exchange, request: RightRequest) => {
  const evidence = request.provider === undefined ? [answer] : [request.provider, answer]
  demandAnswered(evidence)
  demandUncrowded(answer, [], evidence)
  if (isSuccess(answer)) return formOf(request.route.answer, answer)
  return refusalOf(request, answer, evidence)
})

function refusalOf(request: RightRequest, answer: Exchange, evidence: Exchange[]): Judgement {
  const outcome = outcomeOf(answer)
  const errorClass = errorClassOf(answer)
  const difference = { wanted: 'a status from 200 to 299', got: outcome }
  // An address that names nothing of its own is unknown as a whole.
  const isUnknown = request.route.path === undefined && codesOf(answer).includes('RESOURCE_UNKNOWN')
  if (isUnknown || isUnknownRoute(answer)) {
    const { method, url } = answer.request
    const [route, address] = [request.route.route, `${method} ${url.replace(/\?.*/, '')}`]
    return broken(because('route-missing', { route, address, outcome }), difference, evidence)
  }
  if (isOwnCrash(answer)) return broken(because('right-request-differs', difference), difference, evidence)
  const blamed = (cause: OtherCause | 'body') => because('refusal-with-other-cause', { outcome, cause })
  demandOptional(request.route.body !== 'not shown', blamed('body'), evidence)
  demand(errorClass && request.classes.includes(errorClass), because('undocumented-refusal', { outcome }), evidence)
  const cause = otherCauseOf(errorClass, request)
  demandOptional(cause !== 'access', blamed('access'), evidence)
  if (cause) demand(false, blamed(cause), evidence)
  return differs(difference, evidence)
}

function formOf(form: Answer, answer: Exchange): Judgement {
  const outcome = outcomeOf(answer)
  const data = dataOf(answer)
  const wrong = (wanted: string, got: string, place: string) =>
    broken(because('right-request-differs', { place, wanted, got }), { wanted, got, place }, [answer])
  if (form !== 'not shown' && 'one' in form && !isRow(data))
    return wrong('an object', withArticle(kindOf(data)), 'data')
  if (form !== 'not shown' && 'list' in form) {
    if (!Array.isArray(data)) return wrong('an array', withArticle(kindOf(data)), 'data')
    if (form.paged === true && metaOf(answer) === undefined) return wrong('an object', 'nothing', 'meta')
  }
  // All bodies are JSON, so that a page of something else says nothing of the route; a success may have no body.
  const { json, body = '' } = answer.answer ?? {}
  demand(json !== undefined || body.trim() === '', because('answer-not-json'))
  return held(because('request-accepted', { outcome }), [answer])
}

function withArticle(kind: string): string {
  if (kind === 'nothing' || kind === 'null') return kind
  return `${/^[ao]/.test(kind) ? 'an' : 'a'} ${kind}`
}
