import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, leftUntested } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { asBefore, type Facts } from '../answers/as-before.ts'
import { nothingIn } from '../answers/nothing-in.ts'

const settings = ['status', 'daily_refresh', 'store_credentials', 'next_refresh_possible_at']

/**
 * Whether a login is shown after a refused request with the settings that it had before. Where the request was accepted,
 * nothing shows and it is untested. What one of both does not show, or shows as null, is passed over.
 */
export function refusalLeavesLogin(before: Exchange, refusal: Exchange, after: Exchange): Judgement {
  const evidence = [before, refusal, after]
  if (isSuccess(refusal)) return leftUntested(because('request-accepted', { outcome: outcomeOf(refusal) }), evidence)
  const unread = [before, after].find((exchange) => !isSuccess(exchange))
  if (unread) return nothingIn(unread, 'login')
  return asBefore(settingsOf(before), settingsOf(after), evidence)
}

function settingsOf(shown: Exchange): Facts {
  const data = dataOf(shown)
  return Object.fromEntries(settings.map((name) => [`data.${name}`, (isRow(data) && data[name]) ?? undefined]))
}
