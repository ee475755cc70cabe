import type { Fields } from '../../basics/values.ts'

const statuses = {
  FORMAT_ERROR: 400,
  CONSENT_UNKNOWN: 400,
  CERTIFICATE_INVALID: 401,
  CERTIFICATE_EXPIRED: 401,
  SIGNATURE_INVALID: 401,
  SIGNATURE_MISSING: 401,
  CONSENT_INVALID: 401,
  CONSENT_EXPIRED: 401,
  PSU_CREDENTIALS_INVALID: 401,
  SERVICE_BLOCKED: 403,
  RESOURCE_UNKNOWN: 404,
  SERVICE_INVALID: 405,
  STATUS_INVALID: 409,
}

export type OpenFinanceCode = keyof typeof statuses

/** One problem of a request. */
export interface Problem {
  code: OpenFinanceCode
  text: string
  /** JSON pointer to the body's attribute, or name of the header; absent when the problem concerns none alone. */
  path?: string
}

/** How refusals look on the wire. Source: Open-finance message block; Errors, Open-finance errors; Limits. */
export const openFinanceErrorRules = () => ({
  statuses: { ...statuses } as Record<OpenFinanceCode, number>,

  /** The code as sent: faults change it here. */
  codeSent: (code: OpenFinanceCode): string => code,

  /** Which of several problems are reported. */
  reported: (problems: readonly Problem[]): readonly Problem[] => problems,

  /** The text, cut to 500 characters. */
  text: (text: string): string => text.slice(0, 500).toWellFormed(),

  path: (path: string): string => path,

  block: (fields: Fields): unknown => fields,

  body: (blocks: readonly unknown[]): unknown => ({ apiClientMessages: blocks }),
})
