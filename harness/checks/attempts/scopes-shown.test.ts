import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { scopesShown } from './scopes-shown.ts'
import { says } from '../answers/in-one-line.ts'

const showing = (fetch_scopes?: unknown) => sampleData({ fetch_scopes })
const asked = ['accounts', 'transactions']

it('is broken by fewer and by more', () => {
  assert.equal(scopesShown(showing(['accounts']), asked).got, 'accounts')
  assert.equal(scopesShown(showing(['accounts', 'transactions', 'holder_info']), asked).finding, 'broken')
})

it('Each case comes to its finding, and says which scopes are shown and which were sent', () => {
  says(scopesShown(sampleRefusal(404, 'AttemptNotFound'), asked), 'inconclusive: nothing-to-check')
  says(scopesShown(showing(), asked), 'untested: not-shown')
  says(scopesShown(showing(['transactions', 'accounts']), asked), 'held: holds')
  says(scopesShown(showing(['accounts', 'holder_info']), asked), 'broken: accounts, holder_info at data.fetch_scopes')
  says(scopesShown(showing([]), asked), 'broken: no scope at data.fetch_scopes')
  says(scopesShown(showing(['accounts', 'accounts']), ['accounts']), 'held: holds')
  says(scopesShown(showing(['accounts', 'x']), ['accounts', 'accounts']), 'broken: accounts, x at data.fetch_scopes')
  says(scopesShown(sampleTransportError(), asked), 'inconclusive: transport-error')
})
