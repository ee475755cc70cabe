import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

type Row = Record<string, unknown>

/** Has every transaction pass through `change` before it is written. */
function changeTransaction(rules: Rules, change: (row: Row) => Row): void {
  const { transaction } = rules.shape
  rules.shape.transaction = (given) => change(transaction(given))
}

/** Which transactions are listed, and how each is written, broken in one way each. */
export const transactionsFaults: Fault[] = [
  {
    id: 'lists-no-pending-transactions',
    sentence: 'Pending transactions are not listed.',
    patch: (rules) =>
      changeData(rules, 'transactions/list', (rows) => (rows as Row[]).filter(({ status }) => status !== 'pending')),
  },
  {
    id: 'writes-duplicated-as-a-number',
    absentIn: ['ais-v6', 'payments-v1'],
    sentence: 'duplicated is 0 or 1.',
    patch: (rules) => changeTransaction(rules, (row) => ({ ...row, duplicated: Number(row.duplicated) })),
  },
  {
    id: 'leaves-pending-transactions-without-a-day',
    sentence: 'A pending transaction has null for made_on.',
    patch: (rules) => changeTransaction(rules, (row) => (row.status === 'pending' ? { ...row, made_on: null } : row)),
  },
  {
    id: 'spells-the-mode-of-fees-another-way',
    sentence: 'The mode fee is written fees.',
    patch: (rules) => changeTransaction(rules, (row) => (row.mode === 'fee' ? { ...row, mode: 'fees' } : row)),
  },
  {
    id: 'calls-posted-transactions-booked',
    sentence: 'The status posted is written booked for transfers.',
    patch: (rules) =>
      changeTransaction(rules, (row) =>
        row.mode === 'transfer' && row.status === 'posted' ? { ...row, status: 'booked' } : row,
      ),
  },
  {
    id: 'writes-original-amounts-as-text',
    sentence: 'original_amount in extra is a string.',
    patch: (rules) =>
      changeTransaction(rules, (row) => {
        const extra = row.extra as Row
        return 'original_amount' in extra
          ? { ...row, extra: { ...extra, original_amount: String(extra.original_amount) } }
          : row
      }),
  },
  {
    id: 'writes-currencies-of-fees-in-lower-case',
    sentence: 'The currency_code of a fee is in lower case.',
    patch: (rules) =>
      changeTransaction(rules, (row) =>
        row.mode === 'fee' ? { ...row, currency_code: String(row.currency_code).toLowerCase() } : row,
      ),
  },
  {
    id: 'lists-transactions-of-the-whole-login-by-account',
    sentence: 'With account_id the list holds the transactions of all accounts of the login.',
    patch(rules) {
      const { transactions } = rules.accounts
      rules.accounts.transactions = (store, filter) => {
        const account = filter.account_id === undefined ? undefined : store.accounts.get(filter.account_id)
        return transactions(store, account ? { login_id: account.loginId } : filter)
      }
    },
  },
  {
    id: 'leaves-the-last-account-out-by-login',
    sentence: 'With login_id the list leaves out the last account.',
    patch(rules) {
      const { transactions } = rules.accounts
      rules.accounts.transactions = (store, filter) => {
        const rows = transactions(store, filter)
        const last = filter.account_id === undefined ? rows.at(-1)?.accountId : undefined
        return rows.filter(({ accountId }) => accountId !== last)
      }
    },
  },
  {
    id: 'lists-transactions-of-the-whole-customer-by-login',
    sentence: 'With login_id the list holds the transactions of all logins of the customer.',
    patch(rules) {
      const { transactions } = rules.accounts
      rules.accounts.transactions = (store, filter) => {
        const login = filter.account_id === undefined ? store.logins.get(filter.login_id ?? '') : undefined
        if (!login) return transactions(store, filter)
        const siblings = store.logins.group('customer_id', login.customer_id)
        return siblings.flatMap(({ id }) => transactions(store, { login_id: id }))
      }
    },
  },
  {
    id: 'names-the-login-as-account-of-fees',
    sentence: 'The account_id of a fee is the id of its login.',
    patch(rules) {
      const { transaction } = rules.shape
      rules.shape.transaction = (given) => ({
        ...transaction(given),
        ...(given.mode === 'fee' && { account_id: given.loginId }),
      })
    },
  },
  {
    id: 'misses-the-login-of-an-unknown-account',
    sentence: 'An unknown account is refused with LoginNotFound.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'AccountNotFound' ? 'LoginNotFound' : classSent(errorClass)
    },
  },
  {
    id: 'lists-nothing-of-an-unknown-account',
    sentence: 'The transactions of an unknown account are an empty list instead of an error.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'transactions/list' && body.error_class === 'AccountNotFound'
          ? { status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }
          : {},
      ),
  },
]
