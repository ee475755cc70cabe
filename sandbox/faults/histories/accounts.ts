import type { Store } from '../../store/store.ts'
import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import {
  narrowRule,
  replaceRule,
  wrapRule,
  changeRecords,
  changeRows,
  changeShape,
  changeCount,
} from '../kit/change.ts'
import { attemptsOf, watchAttempts } from '../logins/attempts.ts'

function fetchesOf(rules: Rules): (login: string) => number {
  const attempts = attemptsOf(rules)
  return (login) => attempts(login).length
}

/** Lists that are wrong with two filters, the second time, after a further fetch or after a refused batch. */
export const faults = faultsNamed({
  'widens-the-list-of-an-account-the-second-time': replaceRule('accounts.transactions', (rule) => {
    const asked = new Set<string>()
    return (store, filter) => {
      const { account_id: account, login_id: login } = filter
      if (account === undefined || login !== undefined || !asked.has(account)) {
        if (account !== undefined) asked.add(account)
        return rule(store, filter)
      }
      return rule(store, { login_id: store.accounts.get(account)?.loginId })
    }
  }),
  'lists-the-accounts-of-all-clients': wrapRule('accounts.accounts', (rule, store, client, filter) =>
    (filter.login_id ?? filter.customer_id) ? rule(store, client, filter) : store.accounts.all(),
  ),
  'lists-what-was-pending-as-pending-for-ever': {
    sentence: 'By login_id a transaction that was listed as pending stays so; by account_id it becomes posted.',
    patch(rules) {
      const pending = new Set<unknown>()
      changeRecords('transactions/list', (row, { url = '' }) => {
        if (url.includes('account_id=')) return {}
        if (row['status'] === 'pending') pending.add(row['id'])
        return pending.has(row['id']) ? { status: 'pending' } : {}
      })(rules)
    },
  },
  'moves-accounts-to-the-newest-login-of-a-customer': {
    sentence: 'An account that two logins of a customer have is listed below the newer one alone.',
    patch: wrapRule('accounts.accounts', (rule, store, client, filter) =>
      rule(store, client, filter).filter(
        ({ key, loginId, customerId }) =>
          !store.accounts
            .group('customerId', customerId)
            .some((other) => other.key === key && Number(other.loginId) > Number(loginId)),
      ),
    ),
  },
  'counts-again-what-a-second-fetch-finds': {
    sentence: 'transactions_count of a login that was fetched again counts one more than is listed.',
    patch(rules) {
      const fetches = fetchesOf(rules)
      changeCount((count, { loginId }) => (fetches(loginId) < 2 ? count : { ...count, posted: count.posted + 1 }))(
        rules,
      )
    },
  },
  'forgets-a-login-that-was-fetched-again': {
    sentence: 'A login that was fetched again may be created a second time.',
    patch(rules) {
      const fetches = fetchesOf(rules)
      narrowRule('loginCreate.duplicates', ({ id }) => fetches(id) < 2)(rules)
    },
  },
  'finds-a-duplicate-of-the-newest-login-alone': {
    sentence: 'A login may be created a second time once its customer has a newer one.',
    patch(rules) {
      let logins: Store['logins'] | undefined
      watchAttempts((store) => (logins = store.logins))(rules)
      const newestOf = (customer: string) => logins?.group('customer_id', customer).at(-1)
      narrowRule('loginCreate.duplicates', (old) => newestOf(old.customer_id) === old)(rules)
    },
  },
  'finds-accounts-anew-with-the-third-fetch'(rules) {
    const fetches = fetchesOf(rules)
    const logins = new Map<unknown, string>()
    changeShape('account', (_shown, { id, loginId }) => {
      logins.set(id, loginId)
      return {}
    })(rules)
    changeRows('accounts/list', (rows) => {
      const again = rows.filter(({ id }) => fetches(logins.get(String(id)) ?? '') > 2)
      return [...rows, ...again.map((row) => ({ ...row, id: `${String(row['id'])}0` }))]
    })(rules)
  },
  'finds-transactions-anew-with-each-fetch'(rules) {
    const fetches = fetchesOf(rules)
    wrapRule('accounts.transactions', (rule, store, filter) =>
      rule(store, filter).map((row) => {
        const times = fetches(row.loginId)
        return times < 2 ? row : { ...row, id: `${row.id}${times}` }
      }),
    )(rules)
  },
  'stores-transactions-once-more-with-a-second-fetch'(rules) {
    const fetches = fetchesOf(rules)
    wrapRule('accounts.transactions', (rule, store, filter) =>
      rule(store, filter).flatMap((row) => (fetches(row.loginId) < 2 ? row : [row, { ...row, id: `${row.id}0` }])),
    )(rules)
  },
  'forgets-the-accounts-of-a-failed-fetch': wrapRule('accounts.accounts', (rule, store, client, filter) =>
    rule(store, client, filter).filter(({ loginId }) => store.logins.get(loginId)?.status !== 'inactive'),
  ),
  'lists-no-accounts-of-failed-logins-by-customer': wrapRule('accounts.accounts', (rule, store, client, filter) =>
    rule(store, client, filter).filter(
      ({ loginId }) => filter.login_id !== undefined || store.logins.get(loginId)?.status !== 'inactive',
    ),
  ),
  'teaches-a-part-of-what-it-refuses': wrapRule('accounts.ownTransaction', (rule, client, transaction) => {
    const isOwn = rule(client, transaction)
    const otherCategory = transaction.category === 'groceries' ? 'clothing' : 'groceries'
    if (isOwn) Object.assign(transaction, { category: otherCategory, categoryV5: otherCategory })
    return isOwn
  }),
})
