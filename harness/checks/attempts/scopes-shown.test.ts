import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { scopesShown } from './scopes-shown.ts'
import { says } from '../answers/in-one-line.ts'

const showing = (fetch_scopes?: unknown) => sampleExchange(200, { data: { fetch_scopes } })
const asked = ['accounts', 'transactions']

it('is broken by fewer and by more', () => {
  assert.equal(scopesShown(showing(['accounts']), asked).got, 'accounts')
  assert.equal(scopesShown(showing(['accounts', 'transactions', 'holder_info']), asked).finding, 'broken')
})

it('says which scopes are shown and which were sent', () => {
  says(scopesShown(sampleRefusal(404, 'AttemptNotFound'), asked), 'inconclusive: nothing-to-check; 1 exchange')
  says(scopesShown(showing(), asked), 'untested: not-shown; 1 exchange')
  says(scopesShown(showing(['transactions', 'accounts']), asked), 'held: holds; 1 exchange')
  says(
    scopesShown(showing(['accounts', 'holder_info']), asked),
    'broken: value-differs; got accounts, holder_info at data.fetch_scopes; 1 exchange',
  )
  says(scopesShown(showing([]), asked), 'broken: value-differs; got no scope at data.fetch_scopes; 1 exchange')
  says(scopesShown(showing(['accounts', 'accounts']), ['accounts']), 'held: holds; 1 exchange')
  says(
    scopesShown(showing(['accounts', 'x']), ['accounts', 'accounts']),
    'broken: value-differs; got accounts, x at data.fetch_scopes; 1 exchange',
  )
  says(scopesShown(sampleTransportError(), asked), 'inconclusive: transport-error; 1 exchange')
})
