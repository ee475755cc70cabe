import assert from 'node:assert/strict'
import type { Expectation } from '../recording/consumer-pact.ts'
import { clientError, fromState, pathFromState } from '../recording/matching.ts'
import { clientAt, version4 } from './direct-version.ts'
import { ServiceError } from '../service/service.ts'

const customer = { id: '11', secret: 'secret-of-customer' }
const login = { id: '21', secret: 'secret-of-link' }
const bank = { countryCode: 'XF', providerCode: 'a_bank_xf', credentials: { username: 'ada', password: 'lovelace' } }

/** The class of a refusal decides what the app does, in version 4. */
export function refusals(): Expectation[] {
  return [
    {
      description: 'learns that a customer of this identifier exists',
      given: ['a customer'],
      request: {
        method: 'POST',
        path: '/api/v4/customers',
        body: { data: { identifier: fromState('identifier', 'user-1') } },
      },
      response: { status: clientError(), body: { error_class: 'DuplicatedCustomer' } },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl, version4).register('user-1'), undefined),
    },
    {
      description: 'learns that no customer has this secret',
      given: ['a provider that takes credentials', 'a customer that does not exist'],
      request: {
        method: 'POST',
        path: '/api/v4/logins',
        headers: { 'Customer-secret': fromState('customer_secret', customer.secret) },
        body: {
          data: {
            country_code: fromState('country_code', bank.countryCode),
            provider_code: fromState('provider_code', bank.providerCode),
            credentials: fromState('credentials', bank.credentials),
            fetch_scopes: ['accounts', 'transactions'],
            include_fake_providers: true,
          },
        },
      },
      response: { status: clientError(), body: { error_class: 'CustomerNotFound' } },
      program: (baseUrl) =>
        assert.rejects(
          clientAt(baseUrl, version4).connect(customer, bank),
          (error) => error instanceof ServiceError && error.errorClass === 'CustomerNotFound',
        ),
    },
    {
      description: 'learns that there is no such login',
      given: ['a login that does not exist'],
      request: {
        method: 'GET',
        path: pathFromState('/api/v4/logins/${login_id}', { login_id: login.id }),
      },
      response: { status: clientError(), body: { error_class: 'LoginNotFound' } },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl, version4).progress({ id: login.id }), undefined),
    },
    {
      description: 'learns that it is too early for a refresh',
      given: ['a login that cannot be refreshed yet'],
      request: {
        method: 'PUT',
        path: pathFromState('/api/v4/logins/${login_id}/refresh', { login_id: login.id }),
        headers: {
          'Customer-secret': fromState('customer_secret', customer.secret),
          'Login-secret': fromState('login_secret', login.secret),
        },
        body: { data: {} },
      },
      response: { status: clientError(), body: { error_class: 'LoginCannotBeRefreshed' } },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl, version4).refresh(customer, login), false),
    },
  ]
}
