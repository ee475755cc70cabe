import assert from 'node:assert/strict'
import { it } from 'node:test'
import { loginNotFound, noLoginsOfUnknownCustomer, providerIsTheLogins, secretOpensLogin } from './login-found.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const login = (fields: object = {}) => sampleExchange(200, { data: { id: '7', provider_code: 'a', ...fields } })
const provider = sampleExchange(200, { data: { id: '3', code: 'a', name: 'A' } })

it('takes WrongClientToken for not found only where a secret went along', () => {
  const foreign = sampleRefusal(400, 'WrongClientToken')
  const withSecret = {
    ...foreign,
    request: { ...foreign.request, headers: [['Login-secret', '*'] as [string, string]] },
  }
  assert.equal(loginNotFound(login(), sampleRefusal(404, 'LoginNotFound')).finding, 'held')
  assert.equal(loginNotFound(login(), withSecret).finding, 'held')
  assert.equal(loginNotFound(login(), foreign).finding, 'broken')
  assert.equal(loginNotFound(login(), login()).finding, 'broken')
  assert.equal(loginNotFound(foreign, sampleRefusal(404, 'LoginNotFound')).finding, 'inconclusive')
})

it('checks whether a secret opens its login', () => {
  assert.equal(secretOpensLogin(login()).finding, 'held')
  assert.equal(secretOpensLogin(sampleRefusal(409, 'LoginAlreadyProcessing')).finding, 'held')
  assert.equal(secretOpensLogin(sampleRefusal(404, 'LoginNotFound')).finding, 'broken')
  assert.equal(secretOpensLogin(sampleRefusal(400, 'ProviderInactive')).finding, 'inconclusive')
  assert.equal(secretOpensLogin(sampleTransportError()).finding, 'inconclusive')
})

it('wants no logins for an unknown customer', () => {
  const rows = sampleExchange(200, { data: [{ id: '7' }] })
  const none = sampleExchange(200, { data: [] })
  assert.equal(noLoginsOfUnknownCustomer(rows, sampleRefusal(404, 'CustomerNotFound')).finding, 'held')
  assert.equal(noLoginsOfUnknownCustomer(rows, none).finding, 'noted')
  assert.equal(noLoginsOfUnknownCustomer(rows, rows).finding, 'broken')
  assert.equal(noLoginsOfUnknownCustomer(sampleRefusal(400, 'ClientDisabled'), none).finding, 'inconclusive')
})

it('compares a login with its provider', () => {
  assert.equal(providerIsTheLogins(login({ provider_id: '3', provider_name: 'A' }), provider).finding, 'held')
  assert.equal(providerIsTheLogins(login({ provider_id: null }), provider).finding, 'held')
  assert.equal(providerIsTheLogins(login({ provider_name: 'B' }), provider).place, 'data.provider_name')
  assert.equal(providerIsTheLogins(login(), sampleRefusal(404, 'ProviderNotFound')).finding, 'broken')
  assert.equal(providerIsTheLogins(sampleRefusal(404, 'LoginNotFound'), provider).finding, 'inconclusive')
  assert.equal(providerIsTheLogins(login(), undefined).finding, 'inconclusive')
})

function sent(header: string) {
  const refusal = sampleRefusal(400, 'WrongClientToken')
  return {
    ...refusal,
    request: {
      ...refusal.request,
      headers: [
        ['App-id', 'a'],
        [header, '*'],
      ] as Array<[string, string]>,
    },
  }
}

it('says what the target answered, and which field differs', () => {
  says(loginNotFound(login(), sampleRefusal(404, 'LoginNotFound')), 'held: refused-as-documented; 2 exchanges')
  says(
    loginNotFound(login(), sampleRefusal(400, 'WrongClientToken')),
    'broken: error-class-differs; got 400 WrongClientToken at error_class; 2 exchanges',
  )
  says(loginNotFound(login(), undefined), 'inconclusive: nothing-sent; 0 exchanges')
  says(loginNotFound(undefined, sampleRefusal(404, 'LoginNotFound')), 'held: refused-as-documented; 1 exchange')
  says(loginNotFound(login(), sent('connection-secret')), 'held: refused-as-documented; 2 exchanges')
  says(
    loginNotFound(login(), sent('Login-secrets')),
    'broken: error-class-differs; got 400 WrongClientToken at error_class; 2 exchanges',
  )
  says(
    loginNotFound(login(), sent('X-Login-secret')),
    'broken: error-class-differs; got 400 WrongClientToken at error_class; 2 exchanges',
  )
  says(secretOpensLogin(undefined), 'inconclusive: nothing-sent; 0 exchanges')
  says(secretOpensLogin(login()), 'held: secret-reaches-login; 1 exchange')
  says(secretOpensLogin(sampleRefusal(400, 'ProviderInactive')), 'inconclusive: request-refused-otherwise; 1 exchange')
  says(secretOpensLogin(sampleExchange(400, {})), 'inconclusive: request-refused-otherwise; 1 exchange')
  says(
    secretOpensLogin(sampleRefusal(404, 'LoginNotFound')),
    'broken: secret-reaches-nothing; got 404 LoginNotFound; 1 exchange',
  )
  says(
    secretOpensLogin(sampleRefusal(404, 'WrongClientToken')),
    'broken: secret-reaches-nothing; got 404 WrongClientToken; 1 exchange',
  )
  says(secretOpensLogin(sampleRefusal(409, 'LoginAlreadyProcessing')), 'held: secret-reaches-login; 1 exchange')
  says(
    noLoginsOfUnknownCustomer(login(), sampleExchange(200, { data: [] })),
    'noted: unknown-customer-lists-nothing; 2 exchanges',
  )
  says(
    noLoginsOfUnknownCustomer(undefined, sampleExchange(200, { data: [] })),
    'noted: unknown-customer-lists-nothing; 1 exchange',
  )
  says(noLoginsOfUnknownCustomer(login(), undefined), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    noLoginsOfUnknownCustomer(login(), sampleExchange(200, { data: [{}] })),
    'broken: defect-accepted; got accepted: 200 with 1 row; 2 exchanges',
  )
  says(
    noLoginsOfUnknownCustomer(login(), sampleExchange(200, { data: {} })),
    'broken: defect-accepted; got accepted: 200 with data; 2 exchanges',
  )
  says(
    noLoginsOfUnknownCustomer(login(), sampleExchange(404, { data: [] })),
    'broken: error-class-missing; got 404 without an error class at error_class; 2 exchanges',
  )
  says(
    noLoginsOfUnknownCustomer(sampleRefusal(400, 'ClientDisabled'), sampleExchange(200, { data: [] })),
    'inconclusive: control-refused; 2 exchanges',
  )
  says(providerIsTheLogins(undefined, provider), 'inconclusive: nothing-sent; 0 exchanges')
  says(providerIsTheLogins(login(), undefined), 'inconclusive: nothing-sent; 0 exchanges')
  says(
    providerIsTheLogins(sampleRefusal(404, 'LoginNotFound'), provider),
    'inconclusive: nothing-to-check; 2 exchanges',
  )
  says(
    providerIsTheLogins(login(), sampleRefusal(404, 'ProviderNotFound')),
    'broken: provider-not-found; got 404 ProviderNotFound at data.provider_code; 2 exchanges',
  )
  says(
    providerIsTheLogins(login(), sampleExchange(200, { data: [] })),
    'broken: provider-not-found; got 200 with 0 rows at data.provider_code; 2 exchanges',
  )
  says(
    providerIsTheLogins(login(), sampleExchange(404, { data: {} })),
    'broken: provider-not-found; got 404 without an error class at data.provider_code; 2 exchanges',
  )
  says(providerIsTheLogins(login(), sampleTransportError()), 'inconclusive: transport-error; 1 exchange')
  says(
    providerIsTheLogins(login({ provider_id: 3, provider_name: 'A' }), provider),
    'held: login-names-provider; 2 exchanges',
  )
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
    'held: login-names-provider; 2 exchanges',
  )
  says(secretOpensLogin(sampleTransportError()), 'inconclusive: transport-error; 1 exchange')
})
