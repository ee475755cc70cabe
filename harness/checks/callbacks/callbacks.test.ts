import type { LoginCallback, ObservedLogin } from '../../callbacks/observed-login.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  bodiesNoted,
  callbackCame,
  noneOfOther,
  callbackIdsAreStrings,
  callbacksAreSigned,
  noAccountsCallback,
  retryNoted,
  accountsCallback,
} from './callbacks.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

function callback(
  kind: string,
  json: unknown = { data: { login_id: '7' } },
  signature = 'A'.repeat(342),
): LoginCallback {
  const exchange = sampleExchange(200, {})
  const request = {
    ...exchange.request,
    headers: [['signature', signature] as [string, string]],
    body: JSON.stringify(json),
  }
  return { kind, json, exchange: { ...exchange, request } }
}

const observed = (...callbacks: LoginCallback[]): ObservedLogin => ({
  callbacks,
  ...(callbacks.length === 0 && { silence: 'unsent' as const }),
})
const nothing: ObservedLogin = { callbacks: [], silence: 'unregistered' }
const unreached: ObservedLogin = { callbacks: [], silence: 'unreached' }

const { exchange } = callback('success')
const headless: LoginCallback = {
  kind: 'success',
  json: {},
  exchange: { ...exchange, request: { ...exchange.request, headers: [] } },
}
const later: LoginCallback = { kind: 'success', json: {}, exchange: { ...exchange, at: '2026-01-01T00:00:02.345Z' } }

it('Each case comes to its finding, and says which callbacks came and what they show', () => {
  says(callbackCame(observed(callback('success'), callback('notify')), 'success'), 'held: holds')
  says(callbackCame(observed(callback('notify'), callback('success')), 'fail'), 'broken: notify, success (2)')
  says(callbackCame(observed(), 'fail'), 'broken: none for this login (0)')
  says(callbackCame(nothing, 'fail'), 'untested: callbacks-unregistered (0)')
  says(callbackCame(unreached, 'fail'), 'inconclusive: callbacks-unreached (0)')
  says(accountsCallback(observed(callback('success'), callback('success'), callback('fail'))), 'held: holds-for (2)')
  says(accountsCallback(observed(callback('success'), callback('notify'))), 'broken: 1 success callback')
  says(accountsCallback(observed(callback('notify'))), 'untested: no-callback (0)')
  says(
    noAccountsCallback(observed(callback('success')), observed(callback('success'), callback('success'))),
    'held: success-callbacks-fewer',
  )
  says(
    noAccountsCallback(
      observed(callback('success', 1), callback('success', 2)),
      observed(callback('success'), callback('success')),
    ),
    'broken: 2 success callbacks (2)',
  )
  says(
    noAccountsCallback(observed(callback('notify')), observed(callback('success'), callback('success'))),
    'untested: success-callbacks-not-comparable (0)',
  )
  says(
    noAccountsCallback(observed(callback('success')), observed(callback('success'))),
    'untested: success-callbacks-not-comparable',
  )
  says(callbackIdsAreStrings(observed(callback('success'), callback('fail', {}))), 'held: holds-for')
  says(
    callbackIdsAreStrings(observed(callback('success', { data: { login_id: 7 } }))),
    'broken: number 7 at data.login_id',
  )
  says(callbackIdsAreStrings(observed(callback('success', {}))), 'untested: no-callback-with-ids (0)')
  says(callbacksAreSigned(observed()), 'untested: no-callback (0)')
  says(callbacksAreSigned(observed(callback('success'), callback('fail'))), 'held: holds-for (2)')
  says(callbacksAreSigned(observed(callback('success', {}, `${'A'.repeat(171)}==`))), 'held: holds-for')
  says(
    callbacksAreSigned(observed(callback('success', {}, `${'A'.repeat(170)}==`))),
    'broken: a Signature header of 172 characters',
  )
  says(
    callbacksAreSigned(observed(callback('success', {}, `${'A'.repeat(171)}===`))),
    'broken: a Signature header of 174 characters',
  )
  says(
    callbacksAreSigned(observed(callback('success', {}, ` ${'A'.repeat(171)}`))),
    'broken: a Signature header of 172 characters',
  )
  says(callbacksAreSigned(observed(headless)), 'broken: no Signature header')
  says(bodiesNoted(observed()), 'untested: no-callback (0)')
  says(
    bodiesNoted(
      observed(
        callback('success', { data: { login_id: '7', a: 1 }, meta: null, x: [] }),
        callback('fail', 7),
        callback('fail', {}),
      ),
    ),
    'noted: callback-fields-seen (3)',
  )
  says(retryNoted(observed(callback('fail')), 'success'), 'untested: no-callback (0)')
  says(retryNoted(observed(callback('success')), 'success'), 'noted: callback-not-repeated')
  says(retryNoted(observed(callback('success'), later), 'success'), 'noted: callback-repeated (2)')
})

it('callbacks about the login of another client are found, where the main client has none of its id', () => {
  const [hidden, seen] = [404, 200].map((status) => sampleExchange(status, {}))
  const judged = (own: ObservedLogin, other: ObservedLogin, shown = hidden) =>
    noneOfOther(own, other, shown ?? sampleExchange(404, {}))
  assert.equal(judged(observed(callback('success')), observed()).finding, 'held')
  assert.equal(judged(observed(callback('success')), observed(callback('success'))).finding, 'broken')
  assert.equal(judged(observed(callback('success')), observed(callback('success')), seen).finding, 'untested')
  assert.equal(judged(nothing, nothing).finding, 'untested')
})
