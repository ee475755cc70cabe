import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { confirm } from './confirm.mjs'

process.env.PACT_DO_NOT_TRACK = 'true'
const { HTTPResponseStatusClass, fromProviderState, matchStatus, string } = MatchersV3
const pact = new PactV4({ consumer: 'budget-app', provider: 'ais-v4', dir: 'pacts', logLevel: 'error' })

test('sends the code that the user typed', () =>
  pact
    .addInteraction()
    .given('a login waiting for interactive credentials')
    .uponReceiving('sends the code of an interactive login')
    .withRequest(
      'PUT',
      fromProviderState('/api/v4/logins/${login_id}/interactive', '/api/v4/logins/21/interactive'),
      (request) => {
        request.headers({
          'Customer-secret': fromProviderState('${customer_secret}', 'any'),
          'Login-secret': fromProviderState('${login_secret}', 'any'),
        })
        request.jsonBody({ data: { credentials: fromProviderState('${interactive_credentials}', { sms: '1' }) } })
      },
    )
    .willRespondWith(matchStatus(200, HTTPResponseStatusClass.Success), (response) => {
      response.jsonBody({ data: { id: string('21') } })
    })
    .executeTest(async ({ url }) => {
      const login = { id: '21', customerSecret: 'any', secret: 'any' }
      assert.equal(await confirm(url, { 'App-id': 'any', Secret: 'any' }, login, { sms: '1' }), '21')
    }))
