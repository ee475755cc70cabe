import { createHash, randomUUID } from 'node:crypto'

/** A request before it is signed. */
export interface UnsignedRequest {
  method: string
  /** From `/v2` on. */
  path: string
  headers: Record<string, string>
}

/** Makes the value of x-jws-signature, with the key of the seal certificate, which lives in a vault of its own. */
export type JwsSigner = (request: UnsignedRequest) => string

export type Read = { accounts: unknown } | { consent: 'ask again' | 'unknown' }

/** Codes that mean that the customer has to agree (again). */
const askAgain = new Set(['CONSENT_INVALID', 'CONSENT_EXPIRED'])

/** A refusal, with the codes of all its messages. */
export class Refusal extends Error {
  readonly codes: string[]

  constructor(status: number, codes: string[]) {
    super(`${status} ${codes.join(', ')}`)
    this.codes = codes
  }
}

/** Account access under a customer's consent, by open finance at one provider. */
export class ThirdParty {
  readonly #root: string
  readonly #sign: JwsSigner

  /** `root` is the address up to and without `/v2`. */
  constructor(root: string, sign: JwsSigner) {
    this.#root = root
    this.#sign = sign
  }

  /** Asks for access to one account until a day, `YYYY-MM-DD`. The customer has still to authorise it. */
  async askForConsent(iban: string, validTo: string): Promise<string> {
    const access = { accounts: [{ iban }], balances: [{ iban }], transactions: [{ iban }] }
    const asked = { access, validTo, recurringIndicator: true, frequencyPerDay: 4 }
    const answer = await this.#call('POST', '/v2/consents/account-access', JSON.stringify(asked))
    return (answer as { consentId: string }).consentId
  }

  /** Reads a resource, such as the accounts, under a consent. */
  async read(path: string, consentId: string): Promise<Read> {
    try {
      return { accounts: await this.#call('GET', path, '', { 'Consent-ID': consentId }) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.codes.some((code) => askAgain.has(code))) return { consent: 'ask again' }
      if (error.codes.includes('CONSENT_UNKNOWN')) return { consent: 'unknown' }
      throw error
    }
  }

  async #call(method: string, path: string, body: string, more: Record<string, string> = {}): Promise<unknown> {
    const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`
    const headers = { 'x-request-id': randomUUID(), Digest: digest, ...more }
    const signed = { ...headers, 'x-jws-signature': this.#sign({ method, path, headers }) }
    const sent =
      body === '' ? { headers: signed } : { headers: { ...signed, 'Content-Type': 'application/json' }, body }
    const response = await fetch(this.#root + path, { method, ...sent })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Refusal(response.status, codesOf(answer))
    return answer
  }
}

function codesOf(answer: unknown): string[] {
  const { apiClientMessages = [] } = (answer ?? {}) as { apiClientMessages?: Array<{ code: string }> }
  return apiClientMessages.map(({ code }) => code)
}
