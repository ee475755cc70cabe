import { type Exchange, headerOf } from '../../core/exchange.ts'
import { dataOf, errorClassOf, isRow, isSuccess } from '../checks/answers/answer.ts'
import { nothingTried } from '../checks/call-sequences/kept-rules.ts'
import { namesIn } from '../dialect/in-dialect.ts'
import { Bounded } from './bounded.ts'
import { isPage, isRefused, sentData } from './changes.ts'
import type { Met } from './met.ts'
import { idOf } from './records-in.ts'

/** A customer of the run whose logins all come from requests that were seen. */
interface KnownCustomer {
  id: string
  owner: string
  /** The last creation of a login that was refused before anything was tried. */
  refused?: Exchange
}

/** Which logins the run has created, and of which customers a creation was refused. */
export class KnownCreations {
  private readonly customers = new Bounded<KnownCustomer>('records')
  private readonly bySecret = new Bounded<KnownCustomer>('records')
  private readonly made = new Bounded<true>('ids')
  /** The end of the answer that first showed a login of which no creation was seen. */
  private readonly shown = new Bounded<number>('ids')

  /**
   * The refused creation from which a login must come; undefined where it may have been created. At its first showing it
   * may come from a creation that was sent later and is still open. An answer to a request from after that showing is
   * looked at once the creation has ended.
   */
  refusedFor(owner: string, customer: string, login: string, { at, durationMs }: Exchange): Exchange | undefined {
    const refused = this.made.get(login, owner) ? undefined : this.customers.get(customer, owner)?.refused
    if (!refused) return undefined
    const begin = Date.parse(at)
    const shownUntil = this.shown.get(login, owner)
    if (shownUntil === undefined) this.shown.set(login, begin + durationMs, owner)
    return shownUntil !== undefined && begin >= shownUntil ? refused : undefined
  }

  /** Learns from a request as soon as it has ended: a login that it made may be listed before its answer is looked at. */
  note(met: Met): void {
    const { route, exchange, dialect, owner } = met
    if (!route?.writes) return
    if (route.makes === 'customer') return this.noteCustomer(met)
    const customer = this.bySecret.get(headerOf(exchange.request, 'Customer-secret') ?? '')
    const isElsewhere = route.makes === 'login' && customer?.owner !== owner
    if (route.makes === 'login') this.noteLogin(met, isElsewhere ? undefined : customer)
    // On a hosted page, or through another version, further logins may be made.
    if (!isPage(route) && !isElsewhere) return
    const named = namesIn('customer_id', dialect).map((name) => idOf(sentData(exchange)[name]))
    for (const id of [customer?.id, ...named]) if (id !== undefined) this.customers.delete(id)
  }

  /** Forgets all customers: of none it is known any more that all creations were seen. */
  forget(): void {
    this.customers.clear()
  }

  private noteLogin({ exchange, owner }: Met, customer: KnownCustomer | undefined): void {
    const id = isSuccess(exchange) ? shownAt(exchange, 'id') : undefined
    if (id !== undefined) this.made.set(id, true, owner)
    else if (!isRefused(exchange)) this.forget()
    else if (customer && nothingTried.has(errorClassOf(exchange) ?? '')) customer.refused = exchange
  }

  private noteCustomer({ exchange, owner }: Met): void {
    const id = isSuccess(exchange) ? shownAt(exchange, 'id') : undefined
    const secret = shownAt(exchange, 'secret')
    if (id === undefined || secret === undefined) return
    const customer = { id, owner }
    this.customers.set(id, customer, owner)
    this.bySecret.set(secret, customer)
  }
}

function shownAt(exchange: Exchange, field: string): string | undefined {
  const data = dataOf(exchange)
  return isRow(data) ? idOf(data[field]) : undefined
}
