import { cases } from '../../../core/test-support/cases.ts'
import type { LoginCallback, ObservedLogin } from '../../callbacks/observed-login.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import {
  accountsCallback,
  bodiesNoted,
  callbackCame,
  callbackIdsAreStrings,
  callbackIsSigned,
  noAccountsCallback,
  noneOfOther,
  retryNoted,
} from './callbacks.ts'

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
const hidden = sampleExchange(404, {})

cases(
  'A callback of the kind came, and none is missed where none can come',
  [callbackCame(came('success', 'notify'), 'success'), 'held: holds'],
  [callbackCame(came('notify', 'success'), 'fail'), 'broken: notify, success (2)'],
  [callbackCame(of(), 'fail'), 'broken: none for this login (0)'],
  [callbackCame(unregistered, 'fail'), 'untested: cannot-decide (0)'],
  [callbackCame(unreached, 'fail'), 'inconclusive: cannot-decide (0)'],
  'Fetched accounts have a success callback of their own where it was asked for',
  [accountsCallback(came('success', 'success', 'fail')), 'held: holds-for (2)'],
  [accountsCallback(came('success', 'notify')), 'broken: 1 success callback'],
  [accountsCallback(came('notify')), 'untested: no-callback (0)'],
  'They have none where it was not asked for',
  [noAccountsCallback(came('success'), came('success', 'success')), 'held: seen'],
  [
    noAccountsCallback(of(callback('success', 1), callback('success', 2)), came('success', 'success')),
    'broken: 2 success callbacks (2)',
  ],
  [noAccountsCallback(came('notify'), came('success', 'success')), 'untested: nothing-shows (0)'],
  [noAccountsCallback(came('success'), came('success')), 'untested: nothing-shows'],
  'Ids in callbacks are strings',
  [callbackIdsAreStrings(of(callback('success'), callback('fail', {}))), 'held: holds-for'],
  [callbackIdsAreStrings(of(callback('success', { data: { login_id: 7 } }))), 'broken: number 7 at data.login_id'],
  [callbackIdsAreStrings(of(callback('success', {}))), 'untested: no-callback (0)'],
  'Callbacks are signed with so many bytes as a key has, in base64',
  [signed(`${'A'.repeat(171)}==`), 'held: holds-for'],
  [signed(`${'A'.repeat(170)}==`), 'broken: a Signature header of 172 characters'],
  [signed(`${'A'.repeat(171)}===`), 'broken: a Signature header of 174 characters'],
  [signed(` ${'A'.repeat(171)}`), 'broken: a Signature header of 172 characters'],
  [callbackIsSigned(made('success', {}, [])), 'broken: no Signature header'],
  'Fields and repetitions are noted',
  [bodiesNoted(of(callback('success', { data: { a: 1 }, meta: null }), callback('fail', 7))), 'noted: seen (2)'],
  [bodiesNoted(of()), 'untested: no-callback (0)'],
  [retryNoted(came('fail'), 'success'), 'untested: no-callback (0)'],
  [retryNoted(came('success'), 'success'), 'noted: seen'],
  [retryNoted(of(callback('success'), later), 'success'), 'noted: seen (2)'],
  'Callbacks about the login of another client are found, where the main client has none of its id',
  [noneOfOther(came('success'), of(), hidden), 'held'],
  [noneOfOther(came('success'), came('success'), hidden), 'broken'],
  [noneOfOther(came('success'), came('success'), exchange), 'untested'],
  [noneOfOther(unregistered, unregistered, hidden), 'untested'],
)
