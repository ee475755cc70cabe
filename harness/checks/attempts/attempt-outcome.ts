import { sameSetting } from '../values/setting-shown.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { bodyOf, errorClassOf, isRow, isSuccess, type Row } from '../answers/answer.ts'
import { missingIn, overData } from '../answers/nothing-in.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { pick } from '../answers/pick.ts'

/** Properties of an attempt are seen, never promised: what is left out stays untested. */
function notShown(names: string, answer: Exchange): Judgement {
  return leftUntested(because('not-shown', { what: names, of: 'an attempt' }), [answer])
}

function fieldDiffers(field: string, wanted: string, value: unknown, answer: Exchange, place = 'data'): Judgement {
  return differs({ wanted, got: jsonOrNothing(value), place: `${place}.${field}` }, [answer])
}

function shows(field: string, value: string, answer: Exchange): Judgement {
  return held(because('value-as-expected', { place: `data.${field}`, value }), [answer])
}

/** Whether an attempt whose fetch succeeded has success_at and no fail_at. */
export function saysSucceeded(answer: Exchange): Judgement {
  return overData(answer, 'attempt', ({ success_at: successAt, fail_at: failAt }) => {
    if (failAt !== undefined && failAt !== null) return fieldDiffers('fail_at', 'null', failAt, answer)
    if (successAt === undefined) return notShown('success_at', answer)
    return isText(successAt)
      ? shows('success_at', successAt, answer)
      : fieldDiffers('success_at', 'a moment', successAt, answer)
  })
}

/** Whether an attempt whose fetch failed has fail_at and no success_at, and fail_error_class is one of `classes`. */
export function saysFailed(answer: Exchange, classes: readonly string[]): Judgement {
  return overData(answer, 'attempt', (attempt) => rowSaysFailed(attempt, { shown: answer, place: 'data' }, classes))
}

/** The same of an attempt wherever an answer shows it: `data.last_attempt`. */
export function rowSaysFailed(
  { success_at: successAt, fail_at: failAt, fail_error_class: errorClass }: Row,
  { shown, place }: { shown: Exchange; place: string },
  classes: readonly string[],
): Judgement {
  if (isText(successAt)) return fieldDiffers('success_at', 'null', successAt, shown, place)
  if (failAt === undefined && errorClass === undefined) return notShown('fail_at and fail_error_class', shown)
  if (failAt !== undefined && !isText(failAt)) return fieldDiffers('fail_at', 'a moment', failAt, shown, place)
  if (errorClass === undefined) return shows('fail_at', String(failAt), shown)
  if (isText(errorClass) && classes.includes(errorClass)) return held(`The attempt failed with ${errorClass}`, [shown])
  return fieldDiffers('fail_error_class', 'one of the documented classes', errorClass, shown, place)
}

/**
 * Whether the settings that an attempt shows are those that were sent. Days are compared by their date, lists without
 * regard to order; what the attempt leaves out is not evaluated.
 */
export function settingsKept(answer: Exchange, sent: Readonly<Record<string, unknown>>): Judgement {
  return overData(answer, 'attempt', (attempt) => {
    const names = Object.keys(sent).filter((name) => (attempt[name] ?? null) !== null)
    if (names.length === 0) return notShown(Object.keys(sent).join(', '), answer)
    const wrong = names.find((name) => !sameSetting(sent[name], attempt[name]))
    if (wrong === undefined) return holds([answer])
    return fieldDiffers(wrong, jsonText(sent[wrong]), attempt[wrong], answer)
  })
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/**
 * Whether the last attempt of a login failed with one of these classes, or the login was refused with one at once. An
 * attempt that still runs, or that failed without showing a class, is inconclusive.
 */
export function attemptFailedWith(login: Exchange, classes: readonly string[]): Judgement {
  const refusal = isSuccess(login) ? undefined : errorClassOf(login)
  if (refusal !== undefined && classes.includes(refusal)) return held(because('refused', { outcome: refusal }), [login])
  const attempt = pick(bodyOf(login), 'data.last_attempt')[0]?.value
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
