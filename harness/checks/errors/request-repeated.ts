import { jsonText } from '../../../core/exact-json.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { bodyOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'
import { notShown } from '../answers/nothing-in.ts'

/**
 * Whether the request of an error holds the value of a query parameter that was sent, wherever in it. An error without the
 * object is another rule. Source: Account information / Errors.
 */
export function requestRepeated(answer: Exchange, parameter: string): Judgement {
  const outcome = outcomeOf(answer)
  const sent = new URL(answer.request.url).searchParams.get(parameter)
  if (sent === null) return inconclusive(because('nothing-sent-there', { place: parameter }), [answer])
  if (isSuccess(answer)) return inconclusive(because('request-accepted', { outcome }), [answer])
  const body = bodyOf(answer)
  const request = ['request', 'error.request'].flatMap((place) => pick(body, place)).find(({ value }) => isRow(value))
  if (!request) return notShown('request', 'the error', [answer])
  if (jsonText(request.value).includes(sent)) return holds([answer])
  return differs({ wanted: `the request, with ${sent}`, got: jsonText(request.value), place: request.place }, [answer])
}
