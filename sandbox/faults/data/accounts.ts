import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change.ts'

/** Lists the transactions of a login without those of its last account. */
const leaveOutLastAccount = wrapRule('accounts.transactions', (rule, store, filter) => {
  const rows = rule(store, filter)
  const last = filter.account_id === undefined ? rows.at(-1)?.accountId : undefined
  return rows.filter(({ accountId }) => accountId !== last)
})

export const faults = faultsNamed({
  'lists-accounts-of-the-whole-customer-by-login': wrapRule('accounts.accounts', (rule, store, client, filter) => {
    const login = filter.login_id === undefined ? undefined : store.logins.get(filter.login_id)
    return rule(store, client, login ? { customer_id: login.customer_id } : filter)
  }),
  'lists-accounts-of-the-newest-login-by-customer': wrapRule('accounts.accounts', (rule, store, client, filter) => {
    const rows = rule(store, client, filter)
    if (filter.login_id !== undefined || filter.customer_id === undefined) return rows
    const newest = rows.at(-1)?.loginId
    return rows.filter(({ loginId }) => loginId === newest)
  }),
  'narrows-accounts-by-login-and-customer': {
    sentence: 'Beside login_id the list is filtered by customer_id too, so another customer empties it.',
    patch(rules) {
      const { accounts } = rules.accounts
      rules.accounts.effective = (filter) => filter
      rules.accounts.accounts = (store, client, filter) =>
        accounts(store, client, filter).filter(({ customerId }) => customerId === (filter.customer_id ?? customerId))
    },
  },
  'lists-transactions-of-the-whole-login-by-account': wrapRule('accounts.transactions', (rule, store, filter) => {
    const account = filter.account_id === undefined ? undefined : store.accounts.get(filter.account_id)
    return rule(store, account ? { login_id: account.loginId } : filter)
  }),
  'leaves-the-last-account-out-by-login': leaveOutLastAccount,
  'lists-transactions-of-the-whole-customer-by-login': wrapRule('accounts.transactions', (rule, store, filter) => {
    const login = filter.account_id === undefined ? store.logins.get(filter.login_id ?? '') : undefined
    if (!login) return rule(store, filter)
    const siblings = store.logins.group('customer_id', login.customer_id)
    return siblings.flatMap(({ id }) => rule(store, { login_id: id }))
  }),
})
