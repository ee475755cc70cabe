import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { ConsumerPact, Expectation } from '../../../contracts/recording/consumer-pact.ts'
import { clientError, day, dayFromNow, fromState, success } from '../../../contracts/recording/matching.ts'
import { ServiceError } from '../../../contracts/service/service.ts'
import { PartnerClient } from './partner-client.ts'

const { eachLike, number, string } = MatchersV3

const root = '/api/partners/v1'
const bookings = eachLike({
  id: string('41'),
  made_on: day('2026-03-09'),
  amount: number(2500.5),
  currency_code: string('EUR'),
})
const booking = { id: '41', madeOn: '2026-03-09', amount: 2500.5, currency: 'EUR' }

/** What a lender relies on who looks at what its applicants earn. */
export function pacts(): ConsumerPact[] {
  return [{ consumer: 'partner-app', provider: 'partners-v1', expectations: [...inviting(), ...reading()] }]
}

const clientAt = (baseUrl: string): PartnerClient =>
  new PartnerClient(baseUrl + root, { appId: 'an-app-id', secret: 'a-secret' })

function inviting(): Expectation[] {
  const terms = { fromDate: '2026-02-09', periodDays: 30 }
  const invite = {
    method: 'POST' as const,
    path: `${root}/lead_sessions/create`,
    body: {
      data: {
        customer_id: fromState('customer_id', '11'),
        consent: {
          from_date: dayFromNow('now - 1 month', terms.fromDate),
          period_days: terms.periodDays,
          scopes: ['account_details', 'transactions_details'],
        },
        attempt: {
          from_date: dayFromNow('now - 1 month', terms.fromDate),
          fetch_scopes: ['accounts', 'transactions'],
        },
      },
    },
  }
  return [
    {
      description: 'creates a lead',
      given: ['an email that no lead has'],
      request: {
        method: 'POST',
        path: `${root}/leads`,
        body: { data: { email: fromState('email', 'ada@example.com') } },
      },
      response: { status: success(), body: { data: { customer_id: string('11') } } },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl).lead('ada@example.com'), '11'),
    },
    {
      description: 'sends the user to a lead session',
      given: ['a lead'],
      request: invite,
      response: {
        status: success(),
        body: {
          data: { redirect_url: string('https://service.example/lead/1'), expires_at: string('2026-03-09T12:00:00Z') },
        },
      },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).invite('11', terms), {
          url: 'https://service.example/lead/1',
          until: new Date('2026-03-09T12:00:00Z'),
        }),
    },
    {
      description: 'is refused a session for a customer that is not there',
      given: ['a customer that does not exist'],
      request: invite,
      response: { status: clientError() },
      program: (baseUrl) => assert.rejects(clientAt(baseUrl).invite('11', terms), ServiceError),
    },
  ]
}

function reading(): Expectation[] {
  const ids = { connection_id: fromState('connection_id', '21'), account_id: fromState('account_id', '31') }
  const given = ['a lead with a connection']
  const transactions = { method: 'GET' as const, path: `${root}/transactions` }
  return [
    {
      description: 'lists the connections of a lead',
      given,
      request: { method: 'GET', path: `${root}/connections`, query: { customer_id: fromState('customer_id', '11') } },
      response: { status: success(), body: { data: eachLike({ id: string('21') }) } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).connections('11'), ['21']),
    },
    {
      description: 'lists the accounts of a connection',
      given,
      request: { method: 'GET', path: `${root}/accounts`, query: { connection_id: ids.connection_id } },
      response: { status: success(), body: { data: eachLike({ id: string('31') }) } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).accounts('21'), ['31']),
    },
    {
      description: 'lists the transactions of an account',
      given,
      request: { ...transactions, query: ids },
      response: { status: success(), body: { data: bookings } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).transactions('21', '31'), [booking]),
    },
    {
      description: 'lists the next page of transactions',
      given: ['a lead with several pages of transactions'],
      request: { ...transactions, query: { ...ids, from_id: fromState('next_id', '41') } },
      response: { status: success(), body: { data: bookings } },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).transactionsFrom('21', '31', '41'), [booking]),
    },
  ]
}
