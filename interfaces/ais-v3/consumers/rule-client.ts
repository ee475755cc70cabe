import { batchSize, type Entry, inBatches, type Sorted } from './bookkeeping.ts'

interface WireItem {
  category?: string
  errors?: string[]
}

export interface RuleKeys {
  clientId: string
  serviceSecret: string
}

/** Categories for entries and rules of one's own, by version 3 of the service. */
export class RuleClient {
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

function outcome(item: WireItem | undefined): { category: string } | { problems: string[] } {
  if (item?.errors !== undefined && item.errors.length > 0) return { problems: item.errors }
  return item?.category === undefined ? { problems: ['no category came back'] } : { category: item.category }
}
