import { type Answer, Service, ServiceError } from '../../../contracts/service/service.ts'
import type { Keys } from '../../../contracts/signing/signed-headers.ts'

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

/** The data of an answer. @throws TooFast where the limit of requests is spent */
async function asked(answer: Promise<Answer>): Promise<unknown> {
  try {
    return (await answer).data
  } catch (error) {
    throw error instanceof ServiceError && error.status === 429 ? new TooFast(error.message) : error
  }
}
