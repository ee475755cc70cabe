import type { Refusal } from '../../basics/refusal.ts'

const notFound = /NotFound$/
const notAcceptable = new Set(['PublicKeyNotProvided', 'ProviderKeyFound', 'AppsRestricted', 'WrongProviderMode'])
const duplicates = new Set([
  'DuplicatedCustomer',
  'LoginDuplicated',
  'LoginAlreadyProcessing',
  'LoginAlreadyAuthorized',
])

/** How a refusal is written. Source: Errors; the documents leave most statuses of classes open. */
export function errorsRules() {
  return {
    /** The class as a route sends it; every refusal passes here, with the name of the rule that refuses. */
    classSent: (errorClass: string, _route: string, _rule?: string): string => errorClass,

    statusOf(errorClass: string): number {
      if (errorClass === 'InternalServerError') return 500
      if (notFound.test(errorClass)) return 404
      if (notAcceptable.has(errorClass)) return 406
      return duplicates.has(errorClass) ? 409 : 400
    },

    body: (refusal: Refusal, errorClass: string, request: unknown): unknown => ({
      error_class: errorClass,
      error_message: refusal.message,
      request,
    }),
  }
}
