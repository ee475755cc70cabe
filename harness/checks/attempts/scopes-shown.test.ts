import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { scopesShown } from './scopes-shown.ts'

const showing = (fetch_scopes?: unknown) => sampleExchange(200, { data: { fetch_scopes } })
const asked = ['accounts', 'transactions']

it('holds for the scopes asked for in any order', () => {
  assert.equal(scopesShown(showing(['transactions', 'accounts']), asked).finding, 'held')
})

it('is broken by fewer and by more', () => {
  assert.equal(scopesShown(showing(['accounts']), asked).got, 'accounts')
  assert.equal(scopesShown(showing(['accounts', 'transactions', 'holder_info']), asked).finding, 'broken')
})

it('stays untested where none are shown, and is inconclusive without an attempt', () => {
  assert.equal(scopesShown(showing(), asked).finding, 'untested')
  for (const attempt of [undefined, sampleRefusal(404, 'AttemptNotFound'), sampleTransportError()])
    assert.equal(scopesShown(attempt, asked).finding, 'inconclusive')
})
