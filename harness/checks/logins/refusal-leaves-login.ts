import { check } from '../answers/check.ts'
import { demandOptional, demandAccepted } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { dataOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { asBefore, type Facts } from '../answers/as-before.ts'

const settings = ['status', 'daily_refresh', 'store_credentials', 'next_refresh_possible_at']

/**
 * Whether a login is shown after a refused request with the settings that it had before. Where the request was accepted,
 * nothing shows and it is untested. What one of both does not show, or shows as null, is passed over.
 */
export const refusalLeavesLogin = check((before: Exchange, refusal: Exchange, after: Exchange) => {
  const evidence = [before, refusal, after]
  demandOptional(!isSuccess(refusal), because('request-accepted', { outcome: outcomeOf(refusal) }))
  demandAccepted([before, after], 'login')
  return asBefore(settingsOf(before), settingsOf(after), evidence)
})

function settingsOf(shown: Exchange): Facts {
  const data = dataOf(shown)
  return Object.fromEntries(settings.map((name) => [`data.${name}`, (isRow(data) && data[name]) ?? undefined]))
}
