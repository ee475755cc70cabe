import { check } from '../answers/check.ts'
import { demand, demandShown, demandTelling } from '../answers/demands.ts'
import { jsonText } from '../../../core/exact-json.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { bodyOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

/**
 * Whether the request of an error holds the value of a query parameter that was sent, wherever in it. An error without the
 * object is another rule. Source: Account information / Errors.
 */
export const requestRepeated = check((answer: Exchange, parameter: string) => {
  const outcome = outcomeOf(answer)
  const sent = new URL(answer.request.url).searchParams.get(parameter)
  demandTelling(sent !== null, `The request has no ${parameter}`, 'whether it comes back')
  demand(!isSuccess(answer), because('request-accepted', { outcome }))
  const body = bodyOf(answer)
  const request = ['request', 'error.request'].flatMap((place) => pick(body, place)).find(({ value }) => isRow(value))
  demandShown(request, 'request', 'the error')
  if (jsonText(request.value).includes(sent)) return holds([answer])
  return differs({ wanted: `the request, with ${sent}`, got: jsonText(request.value), place: request.place }, [answer])
})
