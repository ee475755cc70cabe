import { acceptedData, rowsOf } from '../../checks/answers/answer.ts'
import { attemptIn } from '../../checks/attempts/attempt-view.ts'
import type { Exchange } from '../../../core/exchange.ts'

/**
 * The answer that shows a login, with the last attempt of its list as its `last_attempt` where it shows none itself: that it
 * does is not stated. Source: Account information / Conventions: pagination, newest last.
 */
export function withNewest(shown: Exchange, list: Exchange): Exchange {
  const last_attempt = rowsOf(list)?.at(-1)
  const data = acceptedData(shown)
  if (!shown.answer || !data || !last_attempt || attemptIn(shown)) return shown
  return { ...shown, answer: { ...shown.answer, json: { data: { ...data, last_attempt } } } }
}
