import type { Exchange } from '../../core/exchange.ts'
import { isFields } from '../../core/fields.ts'
import { Bounded } from './bounded.ts'
import { linkOf, type ShownRecord } from './records-in.ts'
import type { Met } from './met.ts'

/** A login of a customer, with the first answer that showed it. */
interface KnownChild {
  login: string
  exchange: Exchange
  /** The latest time at which it was created. */
  to: number
}

/**
 * The identifier and the fetched logins of each customer. No documented route removes such a login, but a target may
 * discard one that never connected.
 */
export class KnownChildren {
  private readonly byCustomer = new Bounded<Map<string, KnownChild>>('exchanges')
  private readonly byIdentifier = new Bounded<{ customer: string; exchange: Exchange }>('exchanges')

  of(owner: string, customer: string): KnownChild[] {
    return [...(this.byCustomer.get(customer, owner)?.values() ?? [])]
  }

  /** The first customer shown with an identifier. */
  identified(owner: string, identifier: string): { customer: string; exchange: Exchange } | undefined {
    return this.byIdentifier.get(identifier, owner)
  }

  /** Learns from a record of a login that shows its customer. */
  learn({ owner, dialect, exchange, to }: Met, { kind, id, row }: ShownRecord): void {
    const customer = kind === 'login' ? linkOf(dialect, row, 'customer_id') : undefined
    if (customer === undefined) return
    if (wasFetched(row)) this.add(owner, customer, { login: id, exchange, to })
    const { customer_identifier: identifier } = row
    if (typeof identifier === 'string' && !this.identified(owner, identifier))
      this.byIdentifier.set(identifier, { customer, exchange }, owner)
  }

  private add(owner: string, customer: string, child: KnownChild): void {
    const logins = this.byCustomer.get(customer, owner) ?? new Map<string, KnownChild>()
    if (!logins.has(child.login)) logins.set(child.login, child)
    this.byCustomer.set(customer, logins, owner)
  }
}

function wasFetched({ last_success_at: at, last_attempt: last }: ShownRecord['row']): boolean {
  return typeof at === 'string' || (isFields(last) && typeof last['success_at'] === 'string')
}
