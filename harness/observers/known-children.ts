import type { Exchange } from '../../core/exchange.ts'
import { acceptedData } from '../checks/answers/answer.ts'
import { bounded } from './bounded.ts'
import { sentData } from './changes.ts'
import { idOf, linkOf } from './records-in.ts'
import type { Met } from './met.ts'
import type { ShownRecord } from './shown-record.ts'

/** A login of a customer, with the answer that showed it first. */
export interface KnownChild {
  login: string
  exchange: Exchange
  /** When it was there at the latest. */
  to: number
}

/** So many customers are known, the newest, and so many hosted pages that were asked for. */
const mostCustomers = 2000

/** Which logins and which identifier a customer has: those that were shown or made. No documented route removes one. */
export class KnownChildren {
  private readonly byCustomer = new Map<string, Map<string, KnownChild>>()
  private readonly pages = new Map<string, string>()
  private readonly byIdentifier = new Map<string, { customer: string; exchange: Exchange }>()

  of(owner: string, customer: string): KnownChild[] {
    return [...(this.byCustomer.get(`${owner} ${customer}`)?.values() ?? [])]
  }

  /** The customer with whom an identifier was shown first. */
  identified(owner: string, identifier: string): { customer: string; exchange: Exchange } | undefined {
    return this.byIdentifier.get(`${owner} ${identifier}`)
  }

  /** Learns from a record of a login whose customer it shows. */
  learn({ owner, dialect, exchange, to }: Met, { kind, id, row }: ShownRecord): void {
    const customer = kind === 'login' ? linkOf(dialect, row, 'customer_id') : undefined
    if (customer === undefined) return
    this.add(`${owner} ${customer}`, { login: id, exchange, to })
    const { customer_identifier: identifier } = row
    if (typeof identifier === 'string' && !this.identified(owner, identifier))
      bounded(this.byIdentifier, `${owner} ${identifier}`, { customer, exchange }, mostCustomers)
  }

  /** Learns for which customer a page was asked for. */
  note({ owner, exchange, dialect }: Met): void {
    const shown = acceptedData(exchange)
    const page = shown?.['connect_url'] ?? shown?.['redirect_url']
    const customer = shown && (linkOf(dialect, shown, 'customer_id') ?? idOf(sentData(exchange)['customer_id']))
    if (typeof page === 'string' && customer !== undefined)
      bounded(this.pages, page, `${owner} ${customer}`, mostCustomers)
  }

  /** Learns of the login that came of a page that the control port completed. */
  cameOf(exchange: Exchange, to: number): void {
    const { request } = exchange
    const login = idOf(acceptedData(exchange)?.['login_id'])
    const sent = request.body.includes('connect_url') ? JSON.parse(request.body) : {}
    const key = this.pages.get(String((sent as { connect_url?: unknown }).connect_url))
    if (login !== undefined && key !== undefined) this.add(key, { login, exchange, to })
  }

  private add(key: string, child: KnownChild): void {
    const logins = this.byCustomer.get(key) ?? new Map<string, KnownChild>()
    if (!logins.has(child.login)) logins.set(child.login, child)
    bounded(this.byCustomer, key, logins, mostCustomers)
  }
}
