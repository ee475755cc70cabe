import type { Attempt, Client, Customer, Login } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'

/** What the lists of logins and attempts hold. Source: Version 4 endpoints. */
export function loginsRules() {
  return {
    /** The logins of a client, or of the customer asked for. */
    logins: (store: Store, client: Client, customer: Customer | undefined): readonly Login[] =>
      customer ? store.logins.group('customer_id', customer.id) : store.logins.group('clientId', client.id),

    /** The login that is shown when one is asked for. */
    shown: (_store: Store, login: Login): Login => login,

    attempts: (store: Store, login: Login): readonly Attempt[] => store.attempts.group('loginId', login.id),
  }
}
