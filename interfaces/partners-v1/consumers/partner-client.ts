import { type Keys, signedHeaders } from '../../../contracts/signing/signed-headers.ts'

/** A page that the user opens in a window of its own, until that moment. */
export interface Window {
  url: string
  until: Date
}

/** What the user is asked to agree to. */
export interface Terms {
  /** `YYYY-MM-DD` */
  fromDate: string
  periodDays: number
}

export interface Booking {
  id: string
  madeOn: string
  amount: number
  currency: string
}

interface Answer {
  data: unknown
  meta?: { next_id?: string | null }
}

/** The service refused. Its errors have no form given, so that all the app goes by is the status. */
export class Refusal extends Error {
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} was refused with ${status}`)
    this.status = status
  }
}

/** Income checks for lenders without a licence of their own, by the partners interface. */
export class PartnerClient {
  readonly #root: string
  readonly #keys: Keys

  /** `root` is the address up to and with the version. */
  constructor(root: string, keys: Keys) {
    this.#root = root
    this.#keys = keys
  }

  /** The service's id for the person with this address. */
  async lead(email: string): Promise<string> {
    const { data } = await this.#call('POST', '/leads', { email })
    return (data as { customer_id: string }).customer_id
  }

  /** Where the person agrees and connects a bank. */
  async invite(customerId: string, { fromDate, periodDays }: Terms): Promise<Window> {
    const { data } = await this.#call('POST', '/lead_sessions/create', {
      customer_id: customerId,
      consent: { from_date: fromDate, period_days: periodDays, scopes: ['account_details', 'transactions_details'] },
      attempt: { from_date: fromDate, fetch_scopes: ['accounts', 'transactions'] },
    })
    const { redirect_url, expires_at } = data as { redirect_url: string; expires_at: string }
    return { url: redirect_url, until: new Date(expires_at) }
  }

  /** Ids of the banks that the person has connected. */
  async connections(customerId: string): Promise<string[]> {
    return (await this.#all('/connections', { customer_id: customerId })).map((row) => (row as { id: string }).id)
  }

  async accounts(connectionId: string): Promise<string[]> {
    return (await this.#all('/accounts', { connection_id: connectionId })).map((row) => (row as { id: string }).id)
  }

  async transactions(connectionId: string, accountId: string): Promise<Booking[]> {
    const rows = await this.#all('/transactions', { connection_id: connectionId, account_id: accountId })
    return (rows as WireTransaction[]).map(toBooking)
  }

  /** One page of transactions, for apps that read on where they stopped. */
  async transactionsFrom(connectionId: string, accountId: string, fromId: string): Promise<Booking[]> {
    const query = { connection_id: connectionId, account_id: accountId, from_id: fromId }
    const { data } = await this.#call('GET', `/transactions?${new URLSearchParams(query)}`)
    return (data as WireTransaction[]).map(toBooking)
  }

  async #all(path: string, query: Record<string, string>): Promise<unknown[]> {
    const rows: unknown[] = []
    let from: Record<string, string> | undefined = {}
    while (from !== undefined) {
      const { data, meta }: Answer = await this.#call('GET', `${path}?${new URLSearchParams({ ...query, ...from })}`)
      rows.push(...(data as unknown[]))
      from = meta?.next_id ? { from_id: meta.next_id } : undefined
    }
    return rows
  }

  /** @throws Refusal for every answer that is no success */
  async #call(method: string, path: string, data?: unknown): Promise<Answer> {
    const url = this.#root + path
    const body = data === undefined ? '' : JSON.stringify({ data })
    const headers = { ...signedHeaders(this.#keys, { method, url, body }), 'Content-Type': 'application/json' }
    const response = await fetch(url, { method, headers, ...(body !== '' && { body }) })
    if (!response.ok) throw new Refusal(path, response.status)
    return (await response.json()) as Answer
  }
}

interface WireTransaction {
  id: string
  made_on: string
  amount: number
  currency_code: string
}

const toBooking = ({ id, made_on, amount, currency_code }: WireTransaction): Booking => ({
  id,
  madeOn: made_on,
  amount,
  currency: currency_code,
})

/** What a person earned in a month, in each currency: the sum of what came in, `month` being `YYYY-MM`. */
export function incomeOf(month: string, bookings: Booking[]): Record<string, number> {
  const cents: Record<string, number> = {}
  for (const { madeOn, amount, currency } of bookings) {
    if (amount > 0 && madeOn.startsWith(`${month}-`)) {
      cents[currency] = (cents[currency] ?? 0) + Math.round(amount * 100)
    }
  }
  return Object.fromEntries(Object.entries(cents).map(([currency, sum]) => [currency, sum / 100]))
}
