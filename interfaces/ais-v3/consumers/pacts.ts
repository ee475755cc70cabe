import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { ConsumerPact, Expectation } from '../../../contracts/recording/consumer-pact.ts'
import { success } from '../../../contracts/recording/matching.ts'
import { RuleClient } from './rule-client.ts'

const { eachLike, string } = MatchersV3

const consumer = 'categorization-service'

/** What the service relies on in version 3, by whose rules it sorts books. */
export function pacts(): ConsumerPact[] {
  return [{ consumer, provider: 'ais-v3', expectations: rules() }]
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
