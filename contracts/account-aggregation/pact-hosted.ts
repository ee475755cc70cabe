import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { Expectation } from '../recording/consumer-pact.ts'
import { clientError, fromState, pathFromState, success } from '../recording/matching.ts'
import { HostedClient } from './hosted-client.ts'
import { Service } from '../service/service.ts'

const { eachLike, number, string } = MatchersV3

const notShown = 'The documents name this route and do not show the body of its request.'

const account = {
  id: string('31'),
  name: string('Everyday'),
  nature: string('account'),
  balance: number(250.75),
  currency_code: string('EUR'),
}

const read = { id: '31', name: 'Everyday', nature: 'account', balance: 250.75, currency: 'EUR' }

const visit = { connect_url: string('https://service.example/connect/1'), expires_at: string('2026-03-09T12:00:00Z') }

const visited = { url: 'https://service.example/connect/1', expiresAt: new Date('2026-03-09T12:00:00Z') }

/** Everything that the app does with version 6. */
export function hosted(): Expectation[] {
  const clientAt = (baseUrl: string) =>
    new HostedClient(new Service(`${baseUrl}/api/v6`, { appId: 'an-app-id', secret: 'a-secret' }))
  const accounts = { method: 'GET' as const, path: '/api/v6/accounts' }
  const refresh = {
    method: 'POST' as const,
    path: pathFromState('/api/v6/connections/${connection_id}/refresh', { connection_id: '21' }),
    body: { data: {} },
  }
  return [
    {
      description: 'sends the user to connect a provider',
      given: ['a customer', 'a provider that takes credentials'],
      pending: notShown,
      request: {
        method: 'POST',
        path: '/api/v6/connections/connect',
        body: {
          data: { customer_id: fromState('customer_id', '11'), provider_code: fromState('provider_code', 'a_bank_xf') },
        },
      },
      response: { status: success(), body: { data: visit } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).connect('11', 'a_bank_xf'), visited),
    },
    {
      description: 'sends the user to agree to new data',
      given: ['a connection that can be refreshed'],
      pending: notShown,
      request: refresh,
      response: { status: success(), body: { data: visit } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).refresh('21'), visited),
    },
    {
      description: 'gets no new data without an active consent',
      given: ['a connection without an active consent'],
      request: refresh,
      response: { status: clientError() },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl).refresh('21'), undefined),
    },
    {
      description: 'lists the connections of a customer',
      given: ['a connection that has been fetched'],
      request: {
        method: 'GET',
        path: '/api/v6/connections',
        query: { customer_id: fromState('customer_id', '11') },
      },
      response: {
        status: success(),
        body: {
          data: eachLike({
            id: string('21'),
            provider_code: string('a_bank_xf'),
            status: string('active'),
            last_attempt: { finished: true },
          }),
        },
      },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).connections('11'), [
          { id: '21', bankCode: 'a_bank_xf', active: true, progress: { state: 'done' } },
        ]),
    },
    {
      description: 'lists the accounts of a connection',
      given: ['a connection that has been fetched'],
      request: { ...accounts, query: { connection_id: fromState('connection_id', '21') } },
      response: { status: success(), body: { data: eachLike(account) } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).accounts('21'), [read]),
    },
    {
      description: 'lists the accounts of a customer',
      given: ['a connection that has been fetched'],
      request: { ...accounts, query: { customer_id: fromState('customer_id', '11') } },
      response: { status: success(), body: { data: eachLike(account) } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).accountsOfCustomer('11'), [read]),
    },
    {
      description: 'lists the next page of accounts',
      given: ['a connection with several pages of accounts'],
      request: {
        ...accounts,
        query: { connection_id: fromState('connection_id', '22'), from_id: fromState('next_id', '32') },
      },
      response: { status: success(), body: { data: eachLike(account) } },
      program: async (baseUrl) => {
        const page = await new Service(`${baseUrl}/api/v6`, { appId: 'an-app-id', secret: 'a-secret' }).get(
          '/accounts',
          { connection_id: '22', from_id: '32' },
        )
        assert.equal((page.data as unknown[]).length, 1)
      },
    },
    {
      description: 'learns that there is no such customer',
      given: ['a customer that does not exist'],
      request: { ...accounts, query: { customer_id: fromState('customer_id', '11') } },
      response: { status: 404, body: { error_class: string('CustomerNotFound') } },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl).accountsOfCustomer('11'), undefined),
    },
  ]
}
