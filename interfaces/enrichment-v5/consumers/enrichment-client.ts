import { type Keys, signedHeaders } from '../../../contracts/signing/signed-headers.ts'

/** Codes of categories under the code of their parent; a parent may have none. */
export type Tree = Record<string, string[]>

/** A shop behind a cluttered description. */
export interface Merchant {
  id: string
}

/** What the user said: this transaction belongs there. */
export interface Correction {
  transactionId: string
  category: string
}

/** The service wants fewer requests; the same may be asked again later. */
export class TooFast extends Error {}

/** Category trees, the user's corrections and merchants, by data enrichment. */
export class EnrichmentClient {
  readonly #root: string
  readonly #keys: Keys

  /** `root` is the address up to and with the version. */
  constructor(root: string, keys: Keys) {
    this.#root = root
    this.#keys = keys
  }

  async trees(): Promise<{ personal: Tree; business: Tree }> {
    return (await this.#call('GET', '/categories')) as { personal: Tree; business: Tree }
  }

  /** Sends corrections to the service, so that it categorizes better next time. */
  async correct(corrections: Correction[]): Promise<void> {
    const items = corrections.map(({ transactionId, category }) => ({
      transaction_id: transactionId,
      category_code: category,
      immediate: true,
    }))
    await this.#call('POST', '/categories/learn', items)
  }

  /** Merchants that the service knows among these. */
  async merchants(ids: string[]): Promise<Merchant[]> {
    return ((await this.#call('POST', '/merchants', ids)) as Merchant[]).map(({ id }) => ({ id }))
  }

  /** @throws TooFast where the limit of requests is spent */
  async #call(method: string, path: string, data?: unknown): Promise<unknown> {
    const url = this.#root + path
    const body = data === undefined ? '' : JSON.stringify({ data })
    const headers = { ...signedHeaders(this.#keys, { method, url, body }), 'Content-Type': 'application/json' }
    const response = await fetch(url, { method, headers, ...(body !== '' && { body }) })
    const answer = (await response.json()) as { data?: unknown; error?: { class?: string } }
    if (response.status === 429) throw new TooFast(`${method} ${path}: ${answer.error?.class ?? 'no class given'}`)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.error?.class ?? ''}`)
    return answer.data
  }
}

/** Where a code stands in a tree: its parent, or itself where it has no children. Undefined where the tree has no such code. */
export function parentOf(code: string, tree: Tree): string | undefined {
  const found = Object.entries(tree).find(([parent, children]) => parent === code || children.includes(code))
  return found?.[0]
}
