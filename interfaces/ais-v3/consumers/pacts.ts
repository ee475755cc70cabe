import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { ConsumerPact, Expectation } from '../../../contracts/recording/consumer-pact.ts'
import { success } from '../../../contracts/recording/matching.ts'

/** How many entries one request may carry. */
const batchSize = 100

/** Categories for entries and rules of one's own, by version 3 of the service. */
class RuleClient {
  readonly #url: string
  readonly #keys: RuleKeys

  /** `root` is the address up to and with the version. */
  constructor(root: string, keys: RuleKeys) {
    this.#url = `${root}/transactions/categorize`
    this.#keys = keys
  }

  /** Entries in the order given, each with its category or what is wrong with it. */
  async sort(entries: Entry[], countryCode: string): Promise<Sorted[]> {
    const sorted: Sorted[] = []
    for (const batch of inBatches(entries)) {
      const items = await this.#categorize(
        batch.map(({ reference, text, amount, currency }) => ({
          identifier: reference,
          description: text,
          amount,
          currency_code: currency,
          country_code: countryCode,
        })),
      )
      sorted.push(...batch.map((entry, index) => ({ ...entry, ...outcome(items[index]) })))
    }
    return sorted
  }

  /** From now on entries of this text belong to this category. */
  async teach(text: string, category: string): Promise<void> {
    await this.#categorize([{ description: text, category, action: 'learn' }])
  }

  /** Takes back what was taught about a text. */
  async forget(text: string): Promise<void> {
    await this.#categorize([{ description: text, action: 'remove' }])
  }

  async #categorize(data: object[]): Promise<WireItem[]> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: {
        'Client-id': this.#keys.clientId,
        'Service-secret': this.#keys.serviceSecret,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ data }),
    })
    if (!response.ok) throw new Error(`No categories for ${data.length} of at most ${batchSize}: ${response.status}`)
    return ((await response.json()) as { data: WireItem[] }).data
  }
}

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

interface WireItem {
  category?: string
  errors?: string[]
}

interface RuleKeys {
  clientId: string
  serviceSecret: string
}

function outcome(item: WireItem | undefined): { category: string } | { problems: string[] } {
  if (item?.errors !== undefined && item.errors.length > 0) return { problems: item.errors }
  return item?.category === undefined ? { problems: ['no category came back'] } : { category: item.category }
}

/** An entry of somebody's books, in the bookkeeper's own words. */
interface Entry {
  /** The bookkeeper's own number of it. */
  reference: string
  text: string
  amount: number
  currency: string
}

/** An entry with the category found for it, or why none was found. */
type Sorted = Entry & ({ category: string } | { problems: string[] })

function inBatches<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize)
  return Array.from({ length: count }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize))
}
