import type { Draft } from '../../../harness/client/draft.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { ClientPurpose } from '../../../harness/profile/profile.ts'
import { dayOf, shiftDays } from '../../../core/calendar.ts'
import type { CustomerRef, LoginRef } from '../../../harness/actions/scene/refs.ts'
import { Requests } from '../../../harness/actions/scene/requests.ts'

type Fields = Record<string, unknown>

/** Within any window of dates that the documents allow. */
const daysBack = 30
/** The usual length of a consent. */
const periodDays = 90

/** The requests of the partners interface. Source: Partners (/api/partners/v1). */
export class PartnerRequests extends Requests {
  private readonly secondsNow: () => number

  /** `secondsNow` is the target's clock, by which the dates of sessions go. */
  constructor(dialect: Dialect, secondsNow: () => number) {
    super(dialect)
    this.secondsNow = secondsNow
  }

  /** A lead whose address is made of an identifier that no earlier run used; its answer names a customer. */
  override createCustomer(identifier: string, as: ClientPurpose = 'main'): Draft {
    return this.write('create a lead', 'POST', `${this.dialect.basePath}/leads`, { email: emailOf(identifier) }, as)
  }

  override createToken(customer: CustomerRef, fields: Fields = {}): Draft {
    const from_date = shiftDays(this.today(), -daysBack)
    const consent = { from_date, period_days: periodDays, scopes: ['account_details', 'transactions_details'] }
    const attempt = { from_date, fetch_scopes: ['accounts', 'transactions'] }
    const data = { customer_id: customer.id, consent, attempt, ...fields }
    return this.write('create a lead session', 'POST', this.dialect.paths.tokens, data, customer.as)
  }

  override createLogin(customer: CustomerRef): Draft {
    return this.createToken(customer)
  }

  override customerIn(data: Fields): { id: unknown; secret: unknown } {
    return { id: data['customer_id'], secret: '' }
  }

  /** The table lists both parameters, so that an account alone need not do. */
  override transactionsOfAccount(login: LoginRef, accountId: string): Draft {
    return this.listTransactions([
      ['login_id', login.id],
      ['account_id', accountId],
    ])
  }

  override narrowedBy(name: string, id: string, query: Array<[string, string]>): Array<[string, string]> {
    return [...query, [name, id]]
  }

  private today(): string {
    return dayOf(new Date(this.secondsNow() * 1000))
  }
}

/** An address of mail below a domain that is kept for examples, so that it belongs to nobody. */
export function emailOf(identifier: string): string {
  return `${identifier}@example.com`
}
