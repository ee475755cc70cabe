import assert from 'node:assert/strict'
import { it } from 'node:test'
import { providerIsTheLogins, secretOpensLogin } from './login-found.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const login = (fields: object = {}) => sampleData({ id: '7', provider_code: 'a', ...fields })
const provider = sampleData({ id: '3', code: 'a', name: 'A' })

it('compares a login with its provider', () => {
  assert.equal(providerIsTheLogins(login({ provider_id: '3', provider_name: 'A' }), provider).finding, 'held')
  assert.equal(providerIsTheLogins(login({ provider_id: null }), provider).finding, 'held')
})

it('Each case comes to its finding, and says what the target answered, and which field differs', () => {
  says(secretOpensLogin(login()), 'held: holds')
  says(secretOpensLogin(sampleRefusal(400, 'ProviderInactive')), 'inconclusive: request-refused-otherwise')
  says(secretOpensLogin(sampleExchange(400, {})), 'inconclusive: request-refused-otherwise')
  says(secretOpensLogin(sampleRefusal(404, 'LoginNotFound')), 'broken: 404 LoginNotFound')
  says(secretOpensLogin(sampleRefusal(404, 'WrongClientToken')), 'broken: 404 WrongClientToken')
  says(secretOpensLogin(sampleRefusal(409, 'LoginAlreadyProcessing')), 'held: holds')
  says(providerIsTheLogins(sampleRefusal(404, 'LoginNotFound'), provider), 'inconclusive: nothing-to-check (2)')
  says(
    providerIsTheLogins(login(), sampleRefusal(404, 'ProviderNotFound')),
    'broken: 404 ProviderNotFound at data.provider_code (2)',
  )
  says(providerIsTheLogins(login(), sampleData([])), 'broken: 200 with 0 rows at data.provider_code (2)')
  says(
    providerIsTheLogins(login(), sampleExchange(404, { data: {} })),
    'broken: 404 without an error class at data.provider_code (2)',
  )
  says(providerIsTheLogins(login(), sampleTransportError()), 'inconclusive: transport-error')
  says(providerIsTheLogins(login({ provider_id: 3, provider_name: 'A' }), provider), 'held: holds (2)')
  says(providerIsTheLogins(login({ provider_code: 'b' }), provider), 'broken: "b" at data.provider_code (2)')
  says(providerIsTheLogins(login({ provider_id: '4' }), provider), 'broken: "4" at data.provider_id (2)')
  says(providerIsTheLogins(login({ provider_name: 'B' }), provider), 'broken: "B" at data.provider_name (2)')
  says(providerIsTheLogins(login({ provider_name: 'B' }), sampleData({})), 'held: holds (2)')
  says(secretOpensLogin(sampleTransportError()), 'inconclusive: transport-error')
})
