import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isRow, isSuccess } from '../answers/answer.ts'
import { valueAt } from '../answers/pick.ts'
import { missingIn } from '../answers/nothing-in.ts'

/**
 * Whether the last attempt of a login failed with one of these classes, or the login was refused with one at once. An
 * attempt that still runs, or that failed without showing a class, is inconclusive.
 */
export function attemptFailedWith(login: Exchange, classes: readonly string[]): Judgement {
  const refusal = isSuccess(login) ? undefined : errorClassOf(login)
  if (refusal !== undefined && classes.includes(refusal)) return held(because('refused', { outcome: refusal }), [login])
  const attempt = valueAt(login, 'data.last_attempt')
  if (!isRow(attempt)) return missingIn('the login', 'last_attempt', [login])
  const { fail_error_class: errorClass, fail_at: failAt, success_at: successAt } = attempt
  const wanted = `a failure with ${classes.join(' or ')}`
  const place = 'data.last_attempt.fail_error_class'
  if (typeof errorClass === 'string') {
    if (classes.includes(errorClass)) return held(`The attempt failed with ${errorClass}`, [login])
    return differs({ wanted, got: errorClass, place }, [login])
  }
  if (typeof failAt === 'string') return inconclusive('The attempt failed and does not show why', [login])
  if (typeof successAt !== 'string') return inconclusive('The attempt still runs', [login])
  return differs({ wanted, got: `success at ${successAt}`, place }, [login])
}
