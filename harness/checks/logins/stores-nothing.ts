import { check } from '../answers/check.ts'
import { demandShown, demandAnswered, demandControl } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../answers/answer.ts'
import { valueAt } from '../answers/pick.ts'

/**
 * Whether an explicit store_credentials true is of no use: refused, or accepted with a login that shows false. A login
 * that shows nothing of it stays untested.
 * Source: Account information / Version 4, login create body, store_credentials.
 */
export const storesNothing = check((control: Exchange, answer: Exchange) => {
  const evidence = [control, answer]
  demandAnswered(evidence)
  demandControl(control)
  if (!isSuccess(answer)) return held(because('refused', { outcome: outcomeOf(answer) }), evidence)
  const place = 'data.store_credentials'
  const shown = valueAt(answer, place)
  if (shown === false) return held(because('value-as-expected', { place, value: 'false' }), evidence)
  demandShown((shown ?? null) !== null, 'store_credentials', 'the login')
  const got = JSON.stringify(shown)
  return differs({ wanted: 'a refusal, or a login that shows false', got, place }, evidence)
})
