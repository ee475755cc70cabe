import assert from 'node:assert/strict'
import { it } from 'node:test'
import { loginNotFound, noLoginsOfUnknownCustomer, providerIsTheLogins, secretOpensLogin } from './login-found.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

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

it('judges whether a secret opens its login', () => {
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
