import { notShown } from '../answers/nothing-in.ts'
import { sameSetting } from '../values/same-setting.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, type Judgement } from '../../../core/judgement.ts'
import { type Row } from '../answers/answer.ts'
import { overData } from '../answers/over-data.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'

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
    if (successAt === undefined) return notShown('success_at', 'an attempt', [answer])
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
  if (failAt === undefined && errorClass === undefined)
    return notShown('fail_at and fail_error_class', 'an attempt', [shown])
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
    if (names.length === 0) return notShown(Object.keys(sent).join(', '), 'an attempt', [answer])
    const wrong = names.find((name) => !sameSetting(sent[name], attempt[name]))
    if (wrong === undefined) return holds([answer])
    return fieldDiffers(wrong, jsonText(sent[wrong]), attempt[wrong], answer)
  })
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
