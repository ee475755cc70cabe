import assert from 'node:assert/strict'
import { it } from 'node:test'
import { providerIsTheLogins, secretOpensLogin } from './login-found.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const login = (fields: object = {}) => sampleExchange(200, { data: { id: '7', provider_code: 'a', ...fields } })
const provider = sampleExchange(200, { data: { id: '3', code: 'a', name: 'A' } })

it('compares a login with its provider', () => {
  assert.equal(providerIsTheLogins(login({ provider_id: '3', provider_name: 'A' }), provider).finding, 'held')
  assert.equal(providerIsTheLogins(login({ provider_id: null }), provider).finding, 'held')
})

it('says what the target answered, and which field differs', () => {
  says(secretOpensLogin(login()), 'held: holds; 1 exchange')
  says(secretOpensLogin(sampleRefusal(400, 'ProviderInactive')), 'inconclusive: request-refused-otherwise; 1 exchange')
  says(secretOpensLogin(sampleExchange(400, {})), 'inconclusive: request-refused-otherwise; 1 exchange')
  says(
    secretOpensLogin(sampleRefusal(404, 'LoginNotFound')),
    'broken: value-differs; got 404 LoginNotFound; 1 exchange',
  )
  says(
    secretOpensLogin(sampleRefusal(404, 'WrongClientToken')),
    'broken: value-differs; got 404 WrongClientToken; 1 exchange',
  )
  says(secretOpensLogin(sampleRefusal(409, 'LoginAlreadyProcessing')), 'held: holds; 1 exchange')
  says(
    providerIsTheLogins(sampleRefusal(404, 'LoginNotFound'), provider),
    'inconclusive: nothing-to-check; 2 exchanges',
  )
  says(
    providerIsTheLogins(login(), sampleRefusal(404, 'ProviderNotFound')),
    'broken: value-differs; got 404 ProviderNotFound at data.provider_code; 2 exchanges',
  )
  says(
    providerIsTheLogins(login(), sampleExchange(200, { data: [] })),
    'broken: value-differs; got 200 with 0 rows at data.provider_code; 2 exchanges',
  )
  says(
    providerIsTheLogins(login(), sampleExchange(404, { data: {} })),
    'broken: value-differs; got 404 without an error class at data.provider_code; 2 exchanges',
  )
  says(providerIsTheLogins(login(), sampleTransportError()), 'inconclusive: transport-error; 1 exchange')
  says(providerIsTheLogins(login({ provider_id: 3, provider_name: 'A' }), provider), 'held: holds; 2 exchanges')
  says(
    providerIsTheLogins(login({ provider_code: 'b' }), provider),
    'broken: value-differs; got "b" at data.provider_code; 2 exchanges',
  )
  says(
    providerIsTheLogins(login({ provider_id: '4' }), provider),
    'broken: value-differs; got "4" at data.provider_id; 2 exchanges',
  )
  says(
    providerIsTheLogins(login({ provider_name: 'B' }), provider),
    'broken: value-differs; got "B" at data.provider_name; 2 exchanges',
  )
  says(
    providerIsTheLogins(login({ provider_name: 'B' }), sampleExchange(200, { data: {} })),
    'held: holds; 2 exchanges',
  )
  says(secretOpensLogin(sampleTransportError()), 'inconclusive: transport-error; 1 exchange')
})
