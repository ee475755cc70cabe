import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { ConsumerPact, Expectation } from '../../../contracts/recording/consumer-pact.ts'
import { fromState, success } from '../../../contracts/recording/matching.ts'
import { EnrichmentClient } from './enrichment-client.ts'

const { boolean, eachValueMatches, like } = MatchersV3

const consumer = 'categorization-service'

const notShown = 'The documents name this route and show neither the body of its request nor that of its answer.'

/** What the service relies on in data enrichment. */
export function pacts(): ConsumerPact[] {
  return [{ consumer, provider: 'enrichment-v5', expectations: enrichment() }]
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
