import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { Expectation } from '../recording/consumer-pact.ts'
import { fromState, pathFromState, success } from '../recording/matching.ts'
import { clientAt, type DirectVersion } from './direct-version.ts'

const { like, string } = MatchersV3

const customer = { id: '11', secret: 'secret-of-customer' }
const link = { id: '21', secret: 'secret-of-link' }
const typed = { username: 'ada', password: 'lovelace' }

/** Registering a customer and connecting a bank, up to the bank's question or answer. */
export function connecting(version: DirectVersion): Expectation[] {
  const { root, words, link: word } = version
  const secrets = {
    'Customer-secret': fromState('customer_secret', customer.secret),
    [words.secretHeader]: fromState(`${word}_secret`, link.secret),
  }
  const one = pathFromState(`${root}${words.path}/\${${word}_id}`, { [`${word}_id`]: link.id })
  const read = {
    method: 'GET' as const,
    path: one,
    headers: { [words.secretHeader]: fromState(`${word}_secret`, link.secret) },
  }
  return [
    {
      description: 'registers a customer',
      given: ['an identifier that no customer has'],
      request: {
        method: 'POST',
        path: `${root}/customers`,
        body: { data: { identifier: fromState('identifier', 'user-1') } },
      },
      response: { status: success(), body: { data: { id: string('11'), secret: string(customer.secret) } } },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl, version).register('user-1'), { id: '11', secret: customer.secret }),
    },
    {
      description: `creates a ${word} with credentials`,
      given: ['a customer', 'a provider that takes credentials'],
      request: {
        method: 'POST',
        path: `${root}${words.path}`,
        headers: { 'Customer-secret': fromState('customer_secret', customer.secret) },
        body: {
          data: {
            country_code: fromState('country_code', 'XF'),
            provider_code: fromState('provider_code', 'a_bank_xf'),
            credentials: fromState('credentials', typed),
            fetch_scopes: ['accounts', 'transactions'],
            include_fake_providers: true,
          },
        },
      },
      response: { status: success(), body: { data: { id: string(link.id), secret: string(link.secret) } } },
      program: async (baseUrl) => {
        const bank = { countryCode: 'XF', providerCode: 'a_bank_xf', credentials: typed }
        assert.deepEqual(await clientAt(baseUrl, version).connect(customer, bank), link)
      },
    },
    {
      description: `sees that a ${word} has been fetched`,
      given: [`a ${word} that has been fetched`],
      request: read,
      response: { status: success(), body: { data: { last_attempt: { finished: true } } } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl, version).progress(link), { state: 'done' }),
    },
    {
      description: 'sees that the provider refused the credentials',
      given: [`a ${word} whose credentials were refused`],
      request: read,
      response: { status: success(), body: { data: { last_attempt: { fail_error_class: 'InvalidCredentials' } } } },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl, version).progress(link), { state: 'refused' }),
    },
    {
      description: 'sees what the provider asks the user for',
      given: [`a ${word} waiting for interactive credentials`],
      request: read,
      response: {
        status: success(),
        body: { data: { last_attempt: { last_stage: { name: 'interactive' } } } },
      },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl, version).progress(link), { state: 'asks', fields: [] }),
    },
    {
      description: 'passes on what the user was asked for',
      given: [`a ${word} waiting for interactive credentials`],
      request: {
        method: 'PUT',
        path: pathFromState(`${root}${words.path}/\${${word}_id}/interactive`, { [`${word}_id`]: link.id }),
        headers: secrets,
        body: { data: { credentials: fromState('interactive_credentials', { sms: '000000' }) } },
      },
      response: { status: success(), body: { data: like({}) } },
      program: (baseUrl) => clientAt(baseUrl, version).answer(customer, link, { sms: '000000' }),
    },
    {
      description: `refreshes a ${word}`,
      given: [`a ${word} that can be refreshed`],
      request: {
        method: 'PUT',
        path: pathFromState(`${root}${words.path}/\${${word}_id}/refresh`, { [`${word}_id`]: link.id }),
        headers: secrets,
        body: { data: {} },
      },
      response: { status: success(), body: { data: like({}) } },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl, version).refresh(customer, link), true),
    },
  ]
}
