import type { OpenFinanceCode, Problem } from './open-finance-error-rules.ts'

/** Something of a body that fails validation. */
export type Misfit = Omit<Problem, 'code'>

/** How what fails validation is refused. Source: Errors, Open-finance errors. */
export function openFinanceFormatRules() {
  return {
    /** The misfits that count, by the route they are sent to. */
    refused: (misfits: Misfit[], _route: { name: string }): Misfit[] => misfits,

    /** What of a body is read as JSON. */
    read: (text: string): string => text,

    code: 'FORMAT_ERROR' as OpenFinanceCode,

    /** Whether a client-redirect-uri is an address. */
    isRedirect: (value: string): boolean => URL.canParse(value),

    /** The code of a header that a route needs and that was not sent. */
    headerMissing: 'FORMAT_ERROR' as OpenFinanceCode,
  }
}
