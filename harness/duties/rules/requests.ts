import { errorClassOf, isRow } from '../../checks/answers/answer.ts'
import { because } from '../../reasons/because.ts'
import { eachRequest } from '../story/each-request.ts'

/** Classes that a request gets for its form, or for the format of a value. Source: Account information / Errors. */
const ofForm = new Set([
  'BatchSizeLimitExceeded',
  'CustomFieldsFormatInvalid',
  'DateFormatInvalid',
  'DateTimeFormatInvalid',
  'InvalidEncoding',
  'InvalidPaymentAttributes',
  'JsonParseError',
  'ReturnURLInvalid',
  'ValueOutOfRange',
  'WrongRequestFormat',
])

const combinations = new Set(
  [
    ['accounts'],
    ['holder_info'],
    ['accounts', 'holder_info'],
    ['accounts', 'transactions'],
    ['accounts', 'holder_info', 'transactions'],
  ].map(String),
)

/** Source: Account information / Endpoints; Errors. */
export const formOfRequests = eachRequest({
  what: 'request',
  concerns: () => true,
  flaw: ({ exchange, name }) => {
    const errorClass = errorClassOf(exchange)
    if (errorClass === undefined || !ofForm.has(errorClass)) return undefined
    return {
      reason: because('refused-for-form', { request: name, errorClass }),
      wanted: 'the documented form',
      got: errorClass,
    }
  },
})

/** Source: Account information / Endpoints. */
export const routesExist = eachRequest({
  what: 'request',
  concerns: () => true,
  flaw: ({ exchange, route, name }) =>
    route === undefined && errorClassOf(exchange) === 'RouteNotFound'
      ? { reason: because('no-route-asked', { request: name }), wanted: 'a route of the interface', got: name }
      : undefined,
})

/** Source: Account information / Endpoints / Version 4, rows `from_date` and `to_date`. */
export const datesWithTransactions = eachRequest({
  what: 'request with from_date or to_date',
  concerns: ({ data }) =>
    isRow(data) && (data.from_date ?? data.to_date) !== undefined && Array.isArray(data.fetch_scopes),
  flaw: ({ data, name }) => {
    const { fetch_scopes: scopes, from_date: from } = data as Record<string, unknown>
    if (!Array.isArray(scopes) || scopes.includes('transactions')) return undefined
    const field = from === undefined ? 'to_date' : 'from_date'
    return {
      reason: because('dates-without-transactions', { request: name, field, scopes: scopes.map(String) }),
      wanted: 'fetch_scopes with transactions',
      got: scopes.join(', '),
      place: `data.${field}`,
    }
  },
})

/** Source: Account information / Endpoints / Version 4, paragraph `Reconnect body`. */
export const reconnectScopesAllowed = eachRequest({
  what: 'reconnect with fetch_scopes',
  concerns: ({ data, route }) =>
    route?.request.startsWith('reconnect a login') === true && isRow(data) && Array.isArray(data.fetch_scopes),
  flaw: ({ data, name }) => {
    const scopes = (data as { fetch_scopes: unknown[] }).fetch_scopes.map(String)
    if (combinations.has(String(scopes.toSorted()))) return undefined
    return {
      reason: because('scopes-not-combined', { request: name, scopes }),
      wanted: 'one of the five combinations',
      got: scopes.join(', ') || 'an empty list',
      place: 'data.fetch_scopes',
    }
  },
})
