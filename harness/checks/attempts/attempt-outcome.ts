import { check } from '../answers/check.ts'
import { demandShown, dataIn, demandKnown } from '../answers/demands.ts'
import { sameSetting } from '../values/same-setting.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, type Judgement } from '../../../core/judgement.ts'
import { type Row, classNamed, errorClassOf, isRow, isSuccess } from '../answers/answer.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { valueAt } from '../answers/pick.ts'

function fieldDiffers(field: string, wanted: string, value: unknown, answer: Exchange, place = 'data'): Judgement {
  return differs({ wanted, got: jsonOrNothing(value), place: `${place}.${field}` }, [answer])
}

function shows(field: string, value: string, answer: Exchange): Judgement {
  return held(because('value-as-expected', { place: `data.${field}`, value }), [answer])
}

/** Whether an attempt whose fetch succeeded has success_at and no fail_at. */
export const saysSucceeded = check((answer: Exchange) => {
  const { success_at: successAt, fail_at: failAt } = dataIn(answer, 'attempt')
  if (failAt !== undefined && failAt !== null) return fieldDiffers('fail_at', 'null', failAt, answer)
  demandShown(successAt !== undefined, 'success_at', 'an attempt')
  return isText(successAt)
    ? shows('success_at', successAt, answer)
    : fieldDiffers('success_at', 'a moment', successAt, answer)
})

/** Whether an attempt whose fetch failed has fail_at and no success_at, and fail_error_class is one of `classes`. */
export const saysFailed = check((answer: Exchange, classes: readonly string[]) => {
  return rowSaysFailed(dataIn(answer, 'attempt'), { shown: answer, place: 'data' }, classes)
})

/** The same of an attempt wherever an answer shows it: `data.last_attempt`. */
export const rowSaysFailed = check(
  (
    { success_at: successAt, fail_at: failAt, fail_error_class: errorClass }: Row,
    { shown, place }: { shown: Exchange; place: string },
    classes: readonly string[],
  ) => {
    if (isText(successAt)) return fieldDiffers('success_at', 'null', successAt, shown, place)
    const isShown = failAt !== undefined || errorClass !== undefined
    demandShown(isShown, 'fail_at and fail_error_class', 'an attempt', [shown])
    if (failAt !== undefined && !isText(failAt)) return fieldDiffers('fail_at', 'a moment', failAt, shown, place)
    if (errorClass === undefined) return shows('fail_at', String(failAt), shown)
    if (isText(errorClass) && classes.includes(classNamed(errorClass, shown)))
      return held(because('value-as-expected', { place: `${place}.fail_error_class`, value: errorClass }), [shown])
    return fieldDiffers('fail_error_class', 'one of the documented classes', errorClass, shown, place)
  },
)

/**
 * Whether the settings that an attempt shows are those that were sent. Days are compared by their date, lists without
 * regard to order; what the attempt leaves out is not evaluated.
 */
export const settingsKept = check((answer: Exchange, sent: Readonly<Record<string, unknown>>) => {
  const attempt = dataIn(answer, 'attempt')
  const names = Object.keys(sent).filter((name) => (attempt[name] ?? null) !== null)
  demandShown(names.length, Object.keys(sent).join(', '), 'an attempt')
  const wrong = names.find((name) => !sameSetting(sent[name], attempt[name]))
  if (wrong === undefined) return holds([answer])
  return fieldDiffers(wrong, jsonText(sent[wrong]), attempt[wrong], answer)
})

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

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
    if (classes.includes(classNamed(errorClass, login)))
      return held(because('value-as-expected', { place, value: errorClass }), [login])
    return differs({ wanted, got: errorClass, place }, [login])
  }
  demandKnown(typeof failAt !== 'string', 'fail_error_class', 'the failed attempt')
  demandShown(typeof successAt === 'string', 'an end', 'the attempt')
  return differs({ wanted, got: `success at ${successAt}`, place }, [login])
})
