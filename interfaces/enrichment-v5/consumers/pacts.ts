import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { ConsumerPact, Expectation } from '../../../contracts/recording/consumer-pact.ts'
import { fromState, success } from '../../../contracts/recording/matching.ts'
import { type Answer, Service, ServiceError } from '../../../contracts/service/service.ts'
import type { Keys } from '../../../contracts/signing/signed-headers.ts'

/** The service wants fewer requests; the same may be asked again later. */
class TooFast extends Error {}

/** Category trees, the user's corrections and merchants, by data enrichment. */
class EnrichmentClient {
  readonly #service: Service

  /** `root` is the address up to and with the version. */
  constructor(root: string, keys: Keys) {
    this.#service = new Service(root, keys)
  }

  async trees(): Promise<{ personal: Tree; business: Tree }> {
    return (await asked(this.#service.get('/categories'))) as { personal: Tree; business: Tree }
  }

  /** Sends corrections to the service, so that it categorizes better next time. */
  async correct(corrections: Correction[]): Promise<void> {
    const items = corrections.map(({ transactionId, category }) => ({
      transaction_id: transactionId,
      category_code: category,
      immediate: true,
    }))
    await asked(this.#service.post('/categories/learn', items))
  }

  /** Merchants that the service knows among these. */
  async merchants(ids: string[]): Promise<Merchant[]> {
    return ((await asked(this.#service.post('/merchants', ids))) as Merchant[]).map(({ id }) => ({ id }))
  }
}

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

/** Codes of categories under the code of their parent; a parent may have none. */
type Tree = Record<string, string[]>

/** A shop behind a cluttered description. */
interface Merchant {
  id: string
}

/** What the user said: this transaction belongs there. */
interface Correction {
  transactionId: string
  category: string
}

/** The data of an answer. @throws TooFast where the limit of requests is spent */
async function asked(answer: Promise<Answer>): Promise<unknown> {
  try {
    return (await answer).data
  } catch (error) {
    throw error instanceof ServiceError && error.status === 429 ? new TooFast(error.message) : error
  }
}
