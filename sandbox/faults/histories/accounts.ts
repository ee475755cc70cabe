import type { Account, Transaction } from '../../store/entities.ts'
import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { changeDataOf } from '../kit/change-login.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'

const interfaces = ['ais-v3', 'ais-v4', 'ais-v5']

function fetchesOf(rules: Rules): (login: string) => number {
  const { added } = rules.attempts
  const fetches = new Map<string, number>()
  rules.attempts.added = (store, attempt) => {
    fetches.set(attempt.loginId, (fetches.get(attempt.loginId) ?? 0) + 1)
    return added(store, attempt)
  }
  return (login) => fetches.get(login) ?? 0
}

/** Lists of accounts and transactions, wrong with two filters, the second time, after a further fetch or a refused batch. */
export const faults = faultsNamed(
  {
    'ignores-the-account-beside-its-login': {
      kind: 'one view of two',
      patch: wrapRule('accounts.transactions', (rule, store, { account_id, login_id }) =>
        rule(store, login_id === undefined ? { account_id } : { login_id }),
      ),
    },
    'widens-the-list-of-an-account-the-second-time': {
      kind: 'second time',
      patch: replaceRule('accounts.transactions', (rule) => {
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
    },
    'lists-the-accounts-of-all-clients': {
      kind: 'second owner',
      patch: wrapRule('accounts.accounts', (rule, store, client, filter) =>
        (filter.login_id ?? filter.customer_id) ? rule(store, client, filter) : store.accounts.all(),
      ),
    },
    'lists-the-accounts-of-a-customer-as-first-asked': {
      kind: 'stale view',
      patch: replaceRule('accounts.accounts', (rule) => {
        const known = new Map<string, readonly Account[]>()
        return (store, client, filter) => {
          const { customer_id: customer } = filter
          const rows = known.get(customer ?? '') ?? [...rule(store, client, filter)]
          if (customer !== undefined) known.set(customer, rows)
          return rows
        }
      }),
    },
    'keeps-the-balance-of-a-credit-card-of-the-first-fetch': {
      kind: 'stale view',
      patch(rules) {
        const { account: shape } = rules.shape
        const balances = new Map<string, number>()
        rules.shape.account = (account) => {
          const shown = shape(account)
          if (account.nature !== 'credit_card') return shown
          const balance = balances.get(account.id) ?? account.balance
          balances.set(account.id, balance)
          return { ...shown, balance }
        }
      },
    },
    'counts-transactions-as-of-the-first-fetch': {
      kind: 'stale view',
      patch(rules) {
        const { account: shape } = rules.shape
        const counts = new Map<string, unknown>()
        rules.shape.account = (account) => {
          const shown = shape(account)
          const count = account.extra['transactions_count'] as { posted: number; pending: number } | undefined
          if (!count || count.posted + count.pending === 0) return shown
          if (!counts.has(account.id)) counts.set(account.id, count)
          return { ...shown, extra: { ...account.extra, transactions_count: counts.get(account.id) } }
        }
      },
    },
    'lists-what-was-pending-as-pending-for-ever': {
      kind: 'one view of two',
      sentence: 'By login_id a transaction that was listed as pending stays so; by account_id it becomes posted.',
      patch(rules) {
        const pending = new Set<unknown>()
        changeAnswers(rules, ({ route, url = '' }, body) => {
          const { data } = body
          if (route !== 'transactions/list' || !Array.isArray(data) || /account_id=/.test(url)) return {}
          const rows = data as Array<Record<string, unknown>>
          for (const { id, status } of rows) if (status === 'pending') pending.add(id)
          const shown = rows.map((row) => (pending.has(row['id']) ? { ...row, status: 'pending' } : row))
          return { json: { ...body, data: shown } }
        })
      },
    },
    'lists-transactions-by-login-as-first-asked': {
      kind: 'stale view',
      patch: replaceRule('accounts.transactions', (rule) => {
        const known = new Map<string, readonly Transaction[]>()
        return (store, filter) => {
          const { account_id: account, login_id: login } = filter
          if (account !== undefined || login === undefined) return rule(store, filter)
          const rows = known.get(login) ?? [...rule(store, filter)]
          if (rows.length > 0) known.set(login, rows)
          return rows
        }
      }),
    },
    'moves-accounts-to-the-newest-login-of-a-customer': {
      kind: 'second owner',
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
    'loses-the-last-row-of-later-pages-of-transactions': {
      kind: 'later page',
      patch: (rules) =>
        changeAnswers(rules, ({ route, url = '' }, body) =>
          route === 'transactions/list' && Array.isArray(body.data) && /from_id=/.test(url) && body.data.length > 1
            ? { json: { ...body, data: body.data.slice(0, -1) } }
            : {},
        ),
    },
    'counts-again-what-a-second-fetch-finds': {
      kind: 'second time',
      sentence: 'transactions_count of a login that was fetched again counts one more than is listed.',
      patch(rules) {
        const { account: shape } = rules.shape
        const fetches = fetchesOf(rules)
        rules.shape.account = (account) => {
          const shown = shape(account)
          const count = account.extra['transactions_count'] as { posted: number } | undefined
          if (fetches(account.loginId) < 2 || count === undefined) return shown
          return { ...shown, extra: { ...account.extra, transactions_count: { ...count, posted: count.posted + 1 } } }
        }
      },
    },
    'finds-accounts-anew-with-the-third-fetch': {
      kind: 'second time',
      patch(rules) {
        const fetches = fetchesOf(rules)
        const { account: shape } = rules.shape
        const logins = new Map<string, string>()
        rules.shape.account = (account) => {
          logins.set(account.id, account.loginId)
          return shape(account)
        }
        changeDataOf(rules, ['accounts/list'], (data) => {
          const rows = data as unknown as Array<Record<string, unknown>>
          const again = rows.filter(({ id }) => fetches(logins.get(String(id)) ?? '') > 2)
          return [...rows, ...again.map((row) => ({ ...row, id: `${String(row['id'])}0` }))]
        })
      },
    },
    'finds-transactions-anew-with-each-fetch': {
      kind: 'second time',
      patch(rules) {
        const fetches = fetchesOf(rules)
        const { transactions } = rules.accounts
        rules.accounts.transactions = (store, filter) => {
          const rows = transactions(store, filter)
          return rows.map((row) => {
            const times = fetches(store.accounts.get(row.accountId)?.loginId ?? '')
            return times < 2 ? row : { ...row, id: `${row.id}${times}` }
          })
        }
      },
    },
    'forgets-the-accounts-of-a-failed-fetch': {
      kind: 'state',
      patch: wrapRule('accounts.accounts', (rule, store, client, filter) =>
        rule(store, client, filter).filter(({ loginId }) => store.logins.get(loginId)?.status !== 'inactive'),
      ),
    },
    'teaches-a-part-of-what-it-refuses': {
      kind: 'batch',
      interfaces: [...interfaces, 'enrichment-v5'],
      patch: wrapRule('accounts.ownTransaction', (rule, client, transaction) => {
        const own = rule(client, transaction)
        const other = transaction.category === 'groceries' ? 'clothing' : 'groceries'
        if (own) Object.assign(transaction, { category: other, categoryV5: other })
        return own
      }),
    },
  },
  { interfaces },
)
