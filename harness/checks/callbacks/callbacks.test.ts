import type { LoginCallback, ObservedLogin } from '../../callbacks/observed-login.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  callbackCame,
  callbackIdsAreStrings,
  callbacksAreSigned,
  notToldOfAccounts,
  toldOfAccounts,
} from './callbacks.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'

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

it('a callback came, another came instead, or none at all', () => {
  assert.equal(callbackCame(observed(callback('success')), 'success').finding, 'held')
  const other = callbackCame(observed(callback('notify')), 'fail')
  assert.deepEqual([other.finding, other.got], ['broken', 'notify'])
  assert.equal(callbackCame(observed(), 'fail').finding, 'broken')
  assert.equal(callbackCame(nothing, 'success').finding, 'untested')
  assert.equal(callbackCame(unreached, 'success').finding, 'inconclusive')
})

it('who asks to be told of accounts is told twice', () => {
  assert.equal(toldOfAccounts(observed(callback('success'), callback('success'))).finding, 'held')
  assert.equal(toldOfAccounts(observed(callback('success'))).finding, 'broken')
  assert.equal(toldOfAccounts(observed(callback('notify'))).finding, 'inconclusive')
})

it('who does not ask is told once, as far as asking makes a difference', () => {
  const atAccounts = callback('success', { data: { login_id: '7', stage: 'fetch_accounts' } })
  const once = observed(callback('success'))
  const twice = observed(atAccounts, callback('success'))
  const sentAgain = observed(callback('success'), callback('success'))
  assert.equal(notToldOfAccounts(sentAgain, twice).finding, 'held')
  assert.equal(notToldOfAccounts(once, twice).finding, 'held')
  assert.equal(notToldOfAccounts(twice, twice).finding, 'broken')
  assert.equal(notToldOfAccounts(once, once).finding, 'inconclusive')
  assert.equal(notToldOfAccounts(nothing, nothing).finding, 'untested')
})

it('ids in callbacks are strings', () => {
  assert.equal(callbackIdsAreStrings(observed(callback('success'))).finding, 'held')
  const wrong = callbackIdsAreStrings(observed(callback('success', { data: { login_id: '7', customer_id: 8 } })))
  assert.deepEqual([wrong.finding, wrong.place], ['broken', 'data.customer_id'])
  assert.equal(callbackIdsAreStrings(observed(callback('success', {}))).finding, 'inconclusive')
})

it('callbacks carry a signature', () => {
  assert.equal(callbacksAreSigned(observed(callback('success'))).finding, 'held')
  assert.equal(callbacksAreSigned(observed(callback('success', {}, 'deadbeef'))).finding, 'broken')
  assert.equal(callbacksAreSigned(nothing).finding, 'untested')
})
