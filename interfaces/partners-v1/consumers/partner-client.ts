import { allRows } from '../../../contracts/service/all-rows.ts'
import { Service } from '../../../contracts/service/service.ts'
import type { Keys } from '../../../contracts/signing/signed-headers.ts'

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

/** Income checks for lenders without a licence of their own, by the partners interface. */
export class PartnerClient {
  readonly #service: Service

  /** `root` is the address up to and with the version. */
  constructor(root: string, keys: Keys) {
    this.#service = new Service(root, keys)
  }

  /** The service's id for the person with this address. */
  async lead(email: string): Promise<string> {
    const { data } = await this.#service.post('/leads', { email })
    return (data as { customer_id: string }).customer_id
  }

  /** Where the person agrees and connects a bank. */
  async invite(customerId: string, { fromDate, periodDays }: Terms): Promise<Window> {
    const { data } = await this.#service.post('/lead_sessions/create', {
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
    const { data } = await this.#service.get('/transactions', query)
    return (data as WireTransaction[]).map(toBooking)
  }

  #all(path: string, query: Record<string, string>): Promise<unknown[]> {
    return allRows((from) => this.#service.get(path, { ...query, ...from }))
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
