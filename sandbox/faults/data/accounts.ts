import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change.ts'

/** Lists the transactions of a login without those of its last account. */
const leaveOutLastAccount = wrapRule('accounts.transactions', (rule, store, filter) => {
  const rows = rule(store, filter)
  const last = filter.account_id === undefined ? rows.at(-1)?.accountId : undefined
  return rows.filter(({ accountId }) => accountId !== last)
})

export const faults = faultsNamed({
  'sums-up-cards-before-their-transactions': {
    // These interfaces have no list of transactions to compare the balance of a card with.
    absentIn: ['ais-v6', 'payments-v1'],
    sentence: 'The balance of a credit card is summed up before its transactions are fetched.',
    patch: 'shows-balance-as-0-of-account-where-nature-is-credit_card',
  },
  'counts-what-comes-in-on-credit-cards': {
    sentence: 'The balance of a credit card is what came in on it.',
    patch: 'shows-balance-as-negated-of-account-where-nature-is-credit_card',
  },
  'shows-card-numbers-in-full': 'shows-extra.cards-as-each-rewriting-X-to-4-of-account',
  'names-gold-by-its-word': 'shows-extra.assets.code-as-GOLD-of-account-where-extra.assets.code-is-XAU',
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
  'lists-accounts-of-every-customer-by-customer': 'takes-accounts.accounts-with-third.customer_id-as-nothing',
  'narrows-accounts-by-login-and-customer': {
    sentence: 'Beside login_id the list is filtered by customer_id too, so another customer empties it.',
    patch(rules) {
      const { accounts } = rules.accounts
      rules.accounts.effective = (filter) => filter
      rules.accounts.accounts = (store, client, filter) =>
        accounts(store, client, filter).filter(({ customerId }) => customerId === (filter.customer_id ?? customerId))
    },
  },
  'looks-up-the-customer-beside-a-login': 'takes-accounts.effective-as-own-first',
  'dates-refreshed-accounts-in-local-time': {
    // No list of accounts before and after a refresh is read there.
    absentIn: ['ais-v6', 'payments-v1', 'partners-v1'],
    sentence: 'The updated_at of an account that was fetched again is the time of a place in the west, written as UTC.',
    patch: 'shows-updated_at-as-5-hours-earlier-of-account-where-updated_at-is-not-own-created_at',
  },
  'names-another-login-on-cards': 'shows-login_id-as-own-customerId-of-account-where-nature-is-card',
  'lists-no-pending-transactions': 'omits-rows-where-status-is-pending-at-get-transactions',
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
  'names-the-login-as-account-of-fees': 'shows-account_id-as-own-loginId-of-transaction-where-mode-is-fee',
})
