import { check } from '../answers/check.ts'
import { demandKnown, demandShown } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held } from '../../../core/judgement.ts'
import { errorClassOf, isRow, isSuccess } from '../answers/answer.ts'
import { valueAt } from '../answers/pick.ts'

/**
 * Whether the last attempt of a login failed with one of these classes, or the login was refused with one at once. An
 * attempt that failed without showing a class is inconclusive, and one that still runs untested.
 */
export const attemptFailedWith = check((login: Exchange, classes: readonly string[]) => {
  const refusal = isSuccess(login) ? undefined : errorClassOf(login)
  if (refusal !== undefined && classes.includes(refusal)) return held(because('refused', { outcome: refusal }), [login])
  const attempt = valueAt(login, 'data.last_attempt')
  demandKnown(isRow(attempt), 'last_attempt', 'the login')
  const { fail_error_class: errorClass, fail_at: failAt, success_at: successAt } = attempt
  const wanted = `a failure with ${classes.join(' or ')}`
  const place = 'data.last_attempt.fail_error_class'
  if (typeof errorClass === 'string') {
    if (classes.includes(errorClass)) return held(because('value-as-expected', { place, value: errorClass }), [login])
    return differs({ wanted, got: errorClass, place }, [login])
  }
  demandKnown(typeof failAt !== 'string', 'fail_error_class', 'the failed attempt')
  demandShown(typeof successAt === 'string', 'an end', 'the attempt')
  return differs({ wanted, got: `success at ${successAt}`, place }, [login])
})
