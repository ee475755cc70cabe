import { isSuccess } from '../../../../harness/checks/answers/answer.ts'
import { because } from '../../../../harness/reasons/because.ts'
import { noted } from '../../../../core/judgement.ts'
import { explainSignature } from '../../../../harness/client/explain-signature.ts'
import {
  type ClientRequest,
  type Duty,
  sentHeader,
  eachRequest,
  flawOf,
  headerMissing,
  demandFromClients,
} from '../story/client-story.ts'
import { hourSeconds } from '../../../../core/calendar.ts'

const [signature, expiresAt] = ['Signature', 'Expires-at']

const isSigned = (request: ClientRequest) => sentHeader(request, signature) !== undefined
const expires = (request: ClientRequest) => sentHeader(request, expiresAt) !== undefined

/** Source: Account information / Authentication, fourth point. */
export const liveRequestsSigned = eachRequest({
  what: 'request of a live client',
  concerns: ({ seen }) => seen.client?.status === 'live',
  flaw: (request) => (isSigned(request) ? undefined : flawOf(`the header ${signature}`, 'none')),
})

/** Source: Account information / Authentication, fourth point. */
export const bothHeadersSent = eachRequest({
  what: 'signed request',
  concerns: (request) => isSigned(request) || expires(request),
  flaw: (request) => headerMissing(request, signature, expiresAt),
})

/** Source: Account information / Authentication, fourth point, on `Signature`. */
export const signatureFits = eachRequest({
  what: 'signed request of a client with a registered key',
  concerns: (request, { keys }) => isSigned(request) && expires(request) && keys.get(request.seen.client?.app_id ?? ''),
  flaw: (request, { dialect }, key) => {
    const { seen, exchange } = request
    // What the sandbox took is right by another reading of the rule.
    if (isSuccess(exchange)) return undefined
    const parts = {
      expiresAt: sentHeader(request, expiresAt) ?? '',
      method: seen.method,
      url: seen.url,
      body: seen.body,
    }
    const { held: fits, mistake } = explainSignature(parts, sentHeader(request, signature) ?? '', key)
    if (fits || (dialect.digest === 'sha1' && mistake?.includes('SHA-1'))) return undefined
    return flawOf(
      'a signature over the request as sent',
      mistake === undefined ? 'another signature' : `one ${mistake}`,
    )
  },
})

/** Source: Account information / Authentication, fourth point, on `Expires-at`. */
export const expiresWithinAnHour = eachRequest({
  what: 'request with Expires-at',
  concerns: (request) => sentHeader(request, expiresAt),
  flaw: (request, _story, text) => {
    const ahead = aheadOf(request)
    if (ahead !== undefined && ahead <= hourSeconds) return undefined
    const got = ahead === undefined ? text : `${Math.round(ahead)} s ahead`
    return flawOf('a UNIX timestamp at most 3600 s ahead', got, 'Expires-at')
  },
})

/** Source: Account information / Authentication, fourth and fifth point. */
export const sentBeforeExpiry = eachRequest({
  what: 'request with Expires-at',
  concerns: aheadOf,
  flaw: (request, _story, ahead) => {
    // Expires-at has whole seconds.
    if (ahead > -1) return undefined
    const late = Math.round(-ahead)
    return flawOf('a time to come', `${late} s ago`, 'Expires-at')
  },
})

/** Notes how far ahead requests expire. Source: Account information / Authentication, fourth point, on `Expires-at`. */
export const aMinuteAhead: Duty = ({ requests }) => {
  const timed = requests.filter((request) => aheadOf(request) !== undefined)
  demandFromClients(timed, 'request with Expires-at')
  const ahead = timed.map((request) => Math.round(aheadOf(request) ?? 0))
  const values = [`${Math.min(...ahead)} to ${Math.max(...ahead)} s ahead`]
  return noted(
    because('values-shown', { place: 'Expires-at', values }),
    timed.map(({ exchange }) => exchange),
  )
}

/** Source: Account information / Authentication, fourth point. */
export const privateKeyStays = eachRequest({
  what: 'request',
  flaw: ({ seen }) =>
    /-----BEGIN (?:RSA )?PRIVATE KEY-----/.test([seen.body.toString(), ...seen.headers.flat()].join(' '))
      ? flawOf('no private key', 'a private key')
      : undefined,
})

/** How many seconds ahead a request expires, by the clock of the sandbox; undefined without a timestamp. */
function aheadOf(request: ClientRequest): number | undefined {
  const text = sentHeader(request, expiresAt)?.trim() ?? ''
  return /^\d+$/.test(text) ? Number(text) - request.clockMs / 1000 : undefined
}
