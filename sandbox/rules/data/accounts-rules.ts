import type { Store } from '../../store/store.ts'
import type { VersionName } from '../../basics/values.ts'
import type { Account, Client, Transaction } from '../../store/entities.ts'

/** The filters of a list of accounts or transactions. */
export interface Filter {
  account_id?: string | undefined
  login_id?: string | undefined
  customer_id?: string | undefined
}

/** Which accounts and transactions a query selects. Source: Version 4 endpoints, accounts and transactions. */
export const accountsRules = () => ({
  /** The effective filter: login_id overrides customer_id. */
  effective: (filter: Filter): Filter =>
    filter.login_id === undefined ? filter : { ...filter, customer_id: undefined },

  /**
   * Whether a list of accounts or logins needs a filter. Source: Version 6 endpoints; Partners (/api/partners/v1),
   * where it is a choice.
   */
  filterNeeded: (version: VersionName): boolean => version === 'v6' || version === 'partners',

  /** Without a filter, every account of the client. */
  accounts(store: Store, client: Client, { login_id, customer_id }: Filter): readonly Account[] {
    if (login_id !== undefined) return store.accounts.group('loginId', login_id)
    if (customer_id !== undefined) return store.accounts.group('customerId', customer_id)
    return store.accounts.group('clientId', client.id)
  },

  /** account_id overrides login_id, as it is narrower. */
  transactions(store: Store, { account_id, login_id }: Filter): readonly Transaction[] {
    if (account_id !== undefined) return store.transactions.group('accountId', account_id)
    return login_id === undefined ? [] : store.transactions.group('loginId', login_id)
  },

  /** Whether a query for transactions has a filter. */
  narrowed: ({ account_id, login_id }: Filter): boolean => account_id !== undefined || login_id !== undefined,

  ownAccount: (client: Client, account: Account): boolean => account.clientId === client.id,
  ownTransaction: (client: Client, transaction: Transaction): boolean => transaction.clientId === client.id,
  transactionOfCustomer: (owner: string | undefined, customerId: string): boolean => owner === customerId,
  accountOfLogin: (account: Account, loginId: string): boolean => account.loginId === loginId,
})
