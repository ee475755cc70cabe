import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { LoginCallback, ObservedLogin } from '../callbacks/observed-login.ts'
import {
  callbackCame,
  callbackIdsAreStrings,
  callbacksAreSigned,
  notToldOfAccounts,
  toldOfAccounts,
} from './callbacks.ts'
import { sampleExchange } from './sample-exchange.ts'

function callback(
  kind: string,
  json: unknown = { data: { login_id: '7' } },
  signature = 'A'.repeat(342),
): LoginCallback {
  const exchange = sampleExchange(200, {})
  const request = { ...exchange.request, headers: [['Signature', signature] as [string, string]] }
  return { kind, json, exchange: { ...exchange, request } }
}

const observed = (...callbacks: LoginCallback[]): ObservedLogin => ({ callbacks, anything: 1 })
const nothing: ObservedLogin = { callbacks: [], anything: 0 }

it('a callback came, another came instead, or none at all', () => {
  assert.equal(callbackCame(observed(callback('success')), 'success').finding, 'held')
  const other = callbackCame(observed(callback('notify')), 'fail')
  assert.deepEqual([other.finding, other.got], ['broken', 'notify'])
  assert.equal(callbackCame(observed(), 'fail').finding, 'broken')
  assert.equal(callbackCame(nothing, 'success').finding, 'inconclusive')
})

it('who asks to be told of accounts is told twice', () => {
  assert.equal(toldOfAccounts(observed(callback('success'), callback('success'))).finding, 'held')
  assert.equal(toldOfAccounts(observed(callback('success'))).finding, 'broken')
  assert.equal(toldOfAccounts(observed(callback('notify'))).finding, 'inconclusive')
})

it('who does not ask is told once, as far as asking makes a difference', () => {
  const once = observed(callback('success'))
  const twice = observed(callback('success'), callback('success'))
  assert.equal(notToldOfAccounts(once, twice).finding, 'held')
  assert.equal(notToldOfAccounts(twice, twice).finding, 'broken')
  assert.equal(notToldOfAccounts(once, once).finding, 'inconclusive')
  assert.equal(notToldOfAccounts(nothing, twice).finding, 'inconclusive')
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
  assert.equal(callbacksAreSigned(nothing).finding, 'inconclusive')
})
