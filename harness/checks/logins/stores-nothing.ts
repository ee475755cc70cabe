import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { valueAt } from '../answers/pick.ts'
import { refusedControl } from '../answers/refused-as.ts'
import { notShown } from '../answers/nothing-in.ts'

/**
 * Whether an explicit store_credentials true is of no use: refused, or accepted with a login that shows false. A login
 * that shows nothing of it stays untested.
 * Source: Account information / Version 4, login create body, store_credentials.
 */
export function storesNothing(control: Exchange, answer: Exchange): Judgement {
  const evidence = [control, answer]
  const unjudgeable = transportErrorIn(evidence) ?? refusedControl(control, evidence)
  if (unjudgeable !== undefined) return unjudgeable
  if (!isSuccess(answer)) return held(because('refused', { outcome: outcomeOf(answer) }), evidence)
  const place = 'data.store_credentials'
  const shown = valueAt(answer, place)
  if (shown === false)
    return held(
      'The target accepted store_credentials true without effect: the login shows that it does not store credentials',
      evidence,
    )
  if (shown === undefined || shown === null) return notShown('store_credentials', 'the login', evidence)
  const got = JSON.stringify(shown)
  return differs({ wanted: 'a refusal, or a login that shows false', got, place }, evidence)
}
