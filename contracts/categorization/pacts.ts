import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { ConsumerPact, Expectation } from '../recording/consumer-pact.ts'
import { fromState, success } from '../recording/matching.ts'
import { EnrichmentClient } from './enrichment-client.ts'
import { RuleClient } from './rule-client.ts'

const { boolean, eachLike, eachValueMatches, like, string } = MatchersV3

const consumer = 'categorization-service'

const notShown = 'The documents name this route and show neither the body of its request nor that of its answer.'

/** What the service relies on in version 3, by whose rules it sorts books, and in data enrichment. */
export function categorizationPacts(): ConsumerPact[] {
  return [
    { consumer, provider: 'ais-v3', expectations: rules() },
    { consumer, provider: 'enrichment-v5', expectations: enrichment() },
  ]
}

function rules(): Expectation[] {
  const clientAt = (baseUrl: string) =>
    new RuleClient(`${baseUrl}/api/v3`, { clientId: 'an-id', serviceSecret: 'a-key' })
  const categorize = { method: 'POST' as const, path: '/api/v3/transactions/categorize' }
  const longReference = 'r'.repeat(256)
  const text = 'Ledger entry of a contract, gate 7'
  const entry = { reference: 'entry-1', text: 'Taxi to the airport', amount: -23.5, currency: 'EUR' }
  const item = {
    identifier: 'entry-1',
    description: 'Taxi to the airport',
    amount: -23.5,
    currency_code: 'EUR',
    country_code: 'DE',
  }
  return [
    {
      description: 'sorts an entry into a category',
      request: { ...categorize, body: { data: [item] } },
      response: { status: success(), body: { data: eachLike({ category: string('taxi') }) } },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).sort([entry], 'DE'), [{ ...entry, category: 'taxi' }]),
    },
    {
      description: 'learns what is wrong with an entry',
      request: { ...categorize, body: { data: [{ ...item, identifier: longReference }] } },
      response: { status: success(), body: { data: eachLike({ errors: eachLike(string('identifier is too long')) }) } },
      program: async (baseUrl) => {
        const long = { ...entry, reference: longReference }
        const problems = ['identifier is too long']
        assert.deepEqual(await clientAt(baseUrl).sort([long], 'DE'), [{ ...long, problems }])
      },
    },
    {
      description: 'teaches a rule',
      request: { ...categorize, body: { data: [{ description: text, category: 'taxi', action: 'learn' }] } },
      response: { status: success(), body: { data: eachLike({}) } },
      program: (baseUrl) => clientAt(baseUrl).teach(text, 'taxi'),
    },
    {
      // Verified in the order of descriptions: after the rule was taught, so that nothing of it stays.
      description: 'unlearns a rule',
      request: { ...categorize, body: { data: [{ description: text, action: 'remove' }] } },
      response: { status: success(), body: { data: eachLike({}) } },
      program: (baseUrl) => clientAt(baseUrl).forget(text),
    },
  ]
}

function enrichment(): Expectation[] {
  const clientAt = (baseUrl: string) =>
    new EnrichmentClient(`${baseUrl}/api/v5`, { appId: 'an-app-id', secret: 'a-secret' })
  const tree = (parent: string, child: string) => eachValueMatches({ [parent]: [child] }, like([child]))
  return [
    {
      description: 'reads the trees of categories',
      request: { method: 'GET', path: '/api/v5/categories' },
      response: {
        status: success(),
        body: { data: { personal: tree('home', 'rent'), business: tree('taxes', 'vat') } },
      },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).trees(), {
          personal: { home: ['rent'] },
          business: { taxes: ['vat'] },
        }),
    },
    {
      description: 'passes on a correction of the user',
      given: ['a connection that has been fetched'],
      pending: notShown,
      request: {
        method: 'POST',
        path: '/api/v5/categories/learn',
        body: {
          data: [{ transaction_id: fromState('transaction_id', '41'), category_code: 'groceries', immediate: true }],
        },
      },
      response: { status: success(), body: { data: { learned: boolean(true) } } },
      program: (baseUrl) => clientAt(baseUrl).correct([{ transactionId: '41', category: 'groceries' }]),
    },
    {
      description: 'looks merchants up',
      pending: notShown,
      request: { method: 'POST', path: '/api/v5/merchants', body: { data: ['merchant-of-a-contract'] } },
      response: { status: success(), body: { data: like([{ id: 'merchant-of-a-contract' }]) } },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).merchants(['merchant-of-a-contract']), [
          { id: 'merchant-of-a-contract' },
        ]),
    },
  ]
}
