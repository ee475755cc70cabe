import { byChanceBelow } from '../../../../harness/client/masking/secret-index.ts'
import { urlOf } from '../../../../core/web-address.ts'
import { errorClassOf, isRow, isSuccess } from '../../../../harness/checks/answers/answer.ts'
import {
  type ClientRequest,
  type ClientStory,
  sentHeader,
  eachRequest,
  flawOf,
  rowsWithin,
  perStory,
} from '../story/client-story.ts'

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

/** Words of a Content-Type that says what a body may be: JSON, or a form that carries a file. */
const declared = /^(?:application\/(?:[\w.-]+\+)?json|multipart\/form-data)\s*(?:;|$)/i

/** A body may come without a Content-Type. Source: Account information / Endpoints. */
export const bodiesDeclaredRightly = eachRequest({
  what: 'request with a body and a Content-Type',
  concerns: (request) => request.seen.body.length > 0 && sentHeader(request, 'Content-Type')?.trim(),
  flaw: (request, _story, got) => {
    if (declared.test(got)) return undefined
    return flawOf('application/json', got)
  },
})

/** Source: Account information / Endpoints; Errors. */
export const formOfRequests = eachRequest({
  what: 'request',
  flaw: ({ exchange }) => {
    const errorClass = errorClassOf(exchange)
    if (errorClass === undefined || !ofForm.has(errorClass)) return undefined
    return flawOf('the documented form', errorClass)
  },
})

/** Source: Account information / Endpoints. */
export const routesExist = eachRequest({
  what: 'request',
  flaw: ({ exchange, route, name }) =>
    route === undefined && errorClassOf(exchange) === 'RouteNotFound'
      ? flawOf('a route of the interface', name)
      : undefined,
})

/** Source: Account information / Endpoints / Version 4, rows `from_date` and `to_date`. */
export const datesWithTransactions = eachRequest({
  what: 'request with from_date or to_date',
  concerns: ({ data }) =>
    isRow(data) &&
    (data.from_date ?? data.to_date) !== undefined &&
    Array.isArray(data.fetch_scopes) && { from: data.from_date, scopes: data.fetch_scopes.map(String) },
  flaw: (_request, _story, { from, scopes }) => {
    if (scopes.includes('transactions')) return undefined
    const field = from === undefined ? 'to_date' : 'from_date'
    return flawOf('fetch_scopes with transactions', scopes.join(', '), `data.${field}`)
  },
})

/** The document says nothing of an empty list or a repeated word. Source: Account information / Endpoints / Version 4, paragraph `Reconnect body`. */
export const reconnectScopesAllowed = eachRequest({
  what: 'reconnect with fetch_scopes',
  concerns: ({ data, route }) =>
    route?.request.startsWith('reconnect a login') === true &&
    isRow(data) &&
    Array.isArray(data.fetch_scopes) &&
    data.fetch_scopes.length > 0 &&
    data.fetch_scopes.map(String),
  flaw: (_request, _story, scopes) => {
    if (combinations.has(String([...new Set(scopes)].toSorted()))) return undefined
    return flawOf('one of the five combinations', scopes.join(', '), 'data.fetch_scopes')
  },
})

/** Source: Account information / Endpoints / Version 4, row `PUT /api/v4/oauth_providers/authorize`. */
export const providerParametersForwarded = eachRequest({
  what: 'authorization after a provider sent the user back',
  concerns: appendedFor,
  flaw: (request, _story, appended) => {
    const sent = forwardedBy(request)
    const missing = appended.filter(([name, value]) => sent.get(name) !== value)
    if (missing.length === 0) return undefined
    const names = missing.map(([name]) => name)
    return flawOf('all parameters that the provider appended', `all but ${names.join(', ')}`, 'data.query_string')
  },
})

function forwardedBy({ data }: ClientRequest): URLSearchParams {
  const text = isRow(data) && typeof data.query_string === 'string' ? data.query_string : ''
  return new URLSearchParams(text.replace(/^#/, ''))
}

/** What a provider appended to the address to which it sent the user, by a value that the request holds too. */
function appendedFor(
  request: ClientRequest,
  { redirects, everything }: ClientStory,
): Array<[string, string]> | undefined {
  const sent = new Set(forwardedBy(request).values())
  if (sent.size === 0) return undefined
  const own = new Set(everything.flatMap(({ json }) => rowsWithin(json).flatMap(ownParameters)))
  for (const { search, hash } of redirects) {
    const appended = [...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]
    if (appended.some(([, value]) => value.length >= byChanceBelow && sent.has(value)))
      return appended.filter(([name]) => !own.has(name))
  }
  return undefined
}

/** The names of parameters that a return_to has already. */
function ownParameters({ return_to: address }: Record<string, unknown>): string[] {
  return typeof address === 'string' ? [...(urlOf(address)?.searchParams.keys() ?? [])] : []
}

/** A library may send a request a few times by itself. */
const patience = 10

/** Refusals that may pass while a client waits, or by what somebody else does. Source: Account information / Errors. */
const passing =
  /^(?:LoginAlreadyProcessing|LoginCannotBeRefreshed|ConnectionFailed|ConnectionLost|ProviderError|InternalServerError|PaymentFailed|Client(?:Disabled|Pending|Restricted)|CustomerLocked|LoginDisabled|Provider(?:Disabled|Inactive|Unavailable)|RateLimitExceeded|TooManyRequests|\w+Timeout|\w+Limit(?:Exceeded|Reached))$/

/** Source: Account information / Errors. */
export const refusedNotRepeated = eachRequest({
  what: 'request',
  flaw: (request, story) => {
    const { times } = refusedBefore(story).get(request) ?? { times: 0 }
    if (times < patience) return undefined
    return flawOf('another request', `the same one after ${times} refusals`)
  },
})

/** How often each request had been refused already, without a change of it or of the refusal. */
const refusedBefore = perStory(({ requests }) => {
  const rows = new Map<string, { errorClass: string; times: number; knownMs: number }>()
  const before = new Map<ClientRequest, { errorClass: string; times: number }>()
  for (const request of requests) {
    const key = sameness(request)
    const row = rows.get(key)
    // A request that was on its way at the last refusal was sent without knowing of it.
    if (row && row.knownMs < request.atMs) before.set(request, row)
    const errorClass = isSuccess(request.exchange) ? undefined : errorClassOf(request.exchange)
    if (errorClass === undefined || passing.test(errorClass)) rows.delete(key)
    else {
      const times = row?.errorClass === errorClass ? row.times + 1 : 1
      rows.set(key, { errorClass, times, knownMs: request.seen.answeredMs })
    }
  }
  return before
})

/** What two requests have in common that can only be refused alike: all but when they were signed. */
function sameness({ seen }: ClientRequest): string {
  const keys = seen.headers
    .filter(([name]) => /-(?:id|secret)$|^secret$|^content-type$/i.test(name))
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
  return [seen.method, seen.url, ...keys.toSorted(), seen.body.toString('base64')].join('\n')
}
