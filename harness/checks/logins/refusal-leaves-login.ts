import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'

const settings = ['status', 'daily_refresh', 'store_credentials', 'next_refresh_possible_at']

/**
 * Whether a login is shown after a refused request with the settings that it had before. Where the request was accepted,
 * nothing shows and it is untested. What one of both does not show, or shows as null, is passed over.
 */
export function refusalLeavesLogin(before: Exchange, refusal: Exchange, after: Exchange): Judgement {
  const evidence = [before, refusal, after]
  if (isSuccess(refusal)) return leftUntested(because('request-accepted', { outcome: outcomeOf(refusal) }), evidence)
  const unread = [before, after].find((exchange) => !isSuccess(exchange))
  if (unread) return inconclusive(because('nothing-to-check', { what: 'login', outcome: outcomeOf(unread) }), [unread])
  const [was, is] = [dataOf(before), dataOf(after)]
  const both = settings.flatMap((field) => {
    const [wanted, got] = [was, is].map((data) => (isRow(data) ? (data[field] ?? undefined) : undefined))
    return wanted === undefined || got === undefined ? [] : [{ field, wanted: jsonText(wanted), got: jsonText(got) }]
  })
  const wrong = both.find(({ wanted, got }) => wanted !== got)
  if (!wrong) return held(because('login-unchanged'), evidence)
  const { field, wanted, got } = wrong
  const reason = because('refusal-changed-login', { field, before: wanted, after: got })
  return broken(reason, { wanted: `${field} ${wanted}`, got, place: `data.${field}` }, evidence)
}
