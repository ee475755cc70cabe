import { isCalendarDay } from '../../basics/days.ts'
import type { OpenFinanceCode, Problem } from './open-finance-error-rules.ts'

/** A part of a body that fails validation. */
export type Misfit = Omit<Problem, 'code'>

/** How validation errors are refused. Source: Errors, Open-finance errors. */
export function openFinanceFormatRules() {
  return {
    /** The misfits that a route refuses. */
    refused: (misfits: Misfit[], _route: { name: string }): Misfit[] => misfits,

    /** The part of a body that is read as JSON. */
    read: (text: string): string => text,

    code: 'FORMAT_ERROR' as OpenFinanceCode,

    /** What is said of a body that cannot be read. */
    unreadable: (_body: string): string => 'the body is not JSON in UTF-8',

    /** A day of the calendar as YYYY-MM-DD. */
    isDay: (value: unknown): boolean => typeof value === 'string' && isCalendarDay(value),

    isRedirect: (value: string): boolean => URL.canParse(value),

    /** The code for a missing header that the route needs. */
    headerMissing: 'FORMAT_ERROR' as OpenFinanceCode,
  }
}
