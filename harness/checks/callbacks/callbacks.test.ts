import { generateKeyPairSync, sign } from 'node:crypto'
import { cases } from '../../../core/test-support/cases.ts'
import type { LoginCallback, ObservedLogin } from '../../callbacks/observed-login.ts'
import { because } from '../../reasons/because.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import {
  accountsCallback,
  bodiesNoted,
  callbackCame,
  callbackIdsAreStrings,
  callbackIsSigned,
  cameAfterFetch,
  noAccountsCallback,
  noneOfOther,
  retryNoted,
} from './callbacks.ts'
import { signatureInputNoted, signedWithDigest } from './callback-signature.ts'

const exchange = sampleExchange(200, {})
const made = (kind: string, json: unknown, headers: Array<[string, string]>): LoginCallback => {
  return {
    kind,
    json,
    exchange: { ...exchange, request: { ...exchange.request, headers, body: JSON.stringify(json) } },
  }
}
const callback = (kind: string, json: unknown = { data: { login_id: '7' } }) =>
  made(kind, json, [['signature', 'A'.repeat(342)]])
const signed = (signature: string) => callbackIsSigned(made('success', {}, [['signature', signature]]))
const later: LoginCallback = { kind: 'success', json: {}, exchange: { ...exchange, at: '2026-01-01T00:00:02.345Z' } }
const of = (...callbacks: LoginCallback[]): ObservedLogin => {
  return { callbacks, ...(callbacks.length === 0 && { silence: 'unsent' as const }) }
}
/** The login of which callbacks of these kinds came. */
const came = (...kinds: string[]) => of(...kinds.map((kind) => callback(kind)))
const unregistered: ObservedLogin = { callbacks: [], silence: 'unregistered' }
const unreached: ObservedLogin = { callbacks: [], silence: 'unreached' }
const attempt = (last_attempt: object | undefined) => sampleExchange(200, { data: { id: '7', last_attempt } })
const hidden = sampleExchange(404, {})

cases(
  'A callback of the kind came, and none is missed where none can come',
  [callbackCame(came('success', 'notify'), 'success'), 'held: holds'],
  [callbackCame(came('notify', 'success'), 'fail'), 'broken: notify, success (2)'],
  [callbackCame(of(), 'fail'), 'broken: none for this login (0)'],
  [callbackCame(unregistered, 'fail'), 'untested: callbacks-unregistered (0)'],
  [callbackCame(unreached, 'fail'), 'inconclusive: callbacks-lost (0)'],
  'Once a success callback came the fetch is over',
  [cameAfterFetch({ ...came('success'), shown: attempt({ finished: true }) }), 'held: holds (2)'],
  [
    cameAfterFetch({ ...came('success'), shown: attempt({ finished: false, last_stage: { name: 'fetch_full' } }) }),
    'broken: one in stage fetch_full at data.last_attempt (2)',
  ],
  [cameAfterFetch({ ...came('success'), shown: attempt(undefined) }), 'untested: not-shown'],
  [cameAfterFetch(came('fail')), 'untested: no-callback (0)'],
  'Fetched accounts have a success callback of their own where it was asked for',
  [accountsCallback(came('success', 'success', 'fail')), 'held: holds-for (2)'],
  [accountsCallback(came('success', 'notify')), 'broken: 1 success callback'],
  [accountsCallback(came('notify')), 'untested: no-callback (0)'],
  'They have none where it was not asked for',
  [noAccountsCallback(came('success'), came('success', 'success')), 'held: holds-for'],
  [
    noAccountsCallback(of(callback('success', 1), callback('success', 2)), came('success', 'success')),
    'broken: 2 success callbacks (2)',
  ],
  [noAccountsCallback(came('notify'), came('success', 'success')), 'untested: too-few (0)'],
  [noAccountsCallback(came('success'), came('success')), 'untested: too-few'],
  'Ids in callbacks are strings',
  [callbackIdsAreStrings(of(callback('success'), callback('fail', {}))), 'held: holds-for'],
  [callbackIdsAreStrings(of(callback('success', { data: { login_id: 7 } }))), 'broken: number 7 at data.login_id'],
  [callbackIdsAreStrings(of(callback('success', {}))), 'untested: not-shown (0)'],
  'Callbacks are signed with so many bytes as a key has, in base64',
  [signed(`${'A'.repeat(171)}==`), 'held: holds-for'],
  [signed(` ${'A'.repeat(171)}`), 'broken: a Signature header of 172 characters'],
  [callbackIsSigned(made('success', {}, [])), 'broken: no Signature header'],
  'Fields and repetitions are noted',
  [
    bodiesNoted(of(callback('success', { data: { a: 1 }, meta: null }), callback('fail', 7))),
    'noted: values-shown (2)',
  ],
  [retryNoted(came('fail'), 'success'), 'untested: no-callback (0)'],
  [retryNoted(came('success'), 'success'), 'noted: too-few'],
  [retryNoted(of(callback('success'), later), 'success'), 'noted: values-shown (2)'],
  'Callbacks about the login of another client are found, where the main client has none of its id',
  [noneOfOther(came('success'), of(), hidden), 'held'],
  [noneOfOther(came('success'), came('success'), hidden), 'broken'],
  [noneOfOther(came('success'), came('success'), exchange), 'untested'],
  [noneOfOther(unregistered, unregistered, hidden), 'untested'],
)

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'pem' }) as string
const url = 'https://callbacks.example/x/success'
const body = '{ "data": {"login_id": "7"} }'
const compact = '{"data":{"login_id":"7"}}'

/** A callback with this body, signed over a text; unsigned where there is none. */
function signedOver(text?: string, digest = 'sha256', sent = body): LoginCallback {
  const signature =
    text === undefined ? [] : [['signature', sign(digest, Buffer.from(text), privateKey).toString('base64')]]
  const headers = [['Expires-at', '9'], ...signature] as Array<[string, string]>
  const request = { method: 'POST', url, headers, body: sent }
  return { kind: 'success', json: JSON.parse(body), exchange: { ...exchange, request } }
}
const digestIs = (text?: string, digest?: string, wanted: 'sha1' | 'sha256' = 'sha256') =>
  signedWithDigest(of(signedOver(text, digest)), key, wanted)
const covers = (...callbacks: LoginCallback[]) => signatureInputNoted(of(...callbacks), key)

cases(
  'A signature with the digest of the version over any likely text holds, and one with another is broken',
  [[`${url}|${body}`, body, `${url}|${compact}`].map((text) => digestIs(text).finding), ['held', 'held', 'held']],
  [digestIs(`${url}|${body}`, 'sha1'), 'broken: one made with sha1'],
  'One over a text that nobody knows, or none, leaves it untested',
  [signedWithDigest(of(signedOver(body), signedOver('other')), key, 'sha256'), 'untested: not-shown'],
  'The text that a signature covers is noted',
  [covers(signedOver(body)).reason, because('values-shown', { place: 'Signature', values: ['the body (sha256)'] })],
  [
    [`${url}|${compact}`, compact, `POST|${url}|${body}`, `9|POST|${url}|${body}`, `/x/success|${body}`].map(
      (text) => covers(signedOver(text)).reason.code,
    ),
    Array.from({ length: 5 }, () => 'values-shown'),
  ],
  [covers(signedOver(body), signedOver(body), signedOver(compact, 'sha1'), signedOver('x')), 'noted: values-shown (4)'],
  [covers(signedOver('something else')), 'noted: not-shown'],
)
