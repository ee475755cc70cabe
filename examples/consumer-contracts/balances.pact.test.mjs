import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { balances } from './balances.mjs'

process.env.PACT_DO_NOT_TRACK = 'true'
const { HTTPResponseStatusClass, eachLike, fromProviderState, matchStatus, number, string } = MatchersV3
const pact = new PactV4({ consumer: 'budget-app', provider: 'ais-v4', dir: 'pacts', logLevel: 'error' })

test('shows the balances of a login', () =>
  pact
    .addInteraction()
    .given('a login that has been fetched')
    .uponReceiving('asks for the accounts of a login')
    .withRequest('GET', '/api/v4/accounts', (request) => {
      request.query({ login_id: fromProviderState('${login_id}', '21') })
      request.headers({ 'Login-secret': fromProviderState('${login_secret}', 'any') })
    })
    .willRespondWith(matchStatus(200, HTTPResponseStatusClass.Success), (response) => {
      response.jsonBody({ data: eachLike({ balance: number(12.5), currency_code: string('EUR') }) })
    })
    .executeTest(async ({ url }) => {
      const keys = { 'App-id': 'any', Secret: 'any', 'Login-secret': 'any' }
      assert.deepEqual(await balances(url, keys, '21'), ['12.5 EUR'])
    }))
