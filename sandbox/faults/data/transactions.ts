import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Row = Record<string, unknown>

export const transactionsFaults: Fault[] = faultsNamed({
  'lists-no-pending-transactions': (rules) =>
    changeData(rules, 'transactions/list', (rows) => (rows as Row[]).filter(({ status }) => status !== 'pending')),
  'lists-transactions-of-the-whole-login-by-account': wrapRule('accounts.transactions', (rule, store, filter) => {
    const account = filter.account_id === undefined ? undefined : store.accounts.get(filter.account_id)
    return rule(store, account ? { login_id: account.loginId } : filter)
  }),
  'leaves-the-last-account-out-by-login': wrapRule('accounts.transactions', (rule, store, filter) => {
    const rows = rule(store, filter)
    const last = filter.account_id === undefined ? rows.at(-1)?.accountId : undefined
    return rows.filter(({ accountId }) => accountId !== last)
  }),
  'lists-transactions-of-the-whole-customer-by-login': wrapRule('accounts.transactions', (rule, store, filter) => {
    const login = filter.account_id === undefined ? store.logins.get(filter.login_id ?? '') : undefined
    if (!login) return rule(store, filter)
    const siblings = store.logins.group('customer_id', login.customer_id)
    return siblings.flatMap(({ id }) => rule(store, { login_id: id }))
  }),
  'names-the-login-as-account-of-fees': wrapRule('shape.transaction', (rule, given) => ({
    ...rule(given),
    ...(given.mode === 'fee' && { account_id: given.loginId }),
  })),
})
