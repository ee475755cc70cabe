import { viewOf } from '../../serving/view.ts'
import type { Call, Reply, Route } from '../../serving/call.ts'
import { loginAsked } from '../../serving/lookups.ts'
import { pageOf } from '../../serving/page-of.ts'
import { refusal } from '../../basics/refusals.ts'
import { asId } from '../../serving/read-id.ts'
import { route } from '../../serving/route.ts'

/** Source: Version 4 endpoints. */
export const transactionRoutes: Route[] = [
  route('GET /transactions', 'transactions/list', list, { customerSecret: 'optional', loginSecret: 'optional' }),
]

function list(call: Call): Reply {
  const { sandbox, query } = call
  const { rules, store } = sandbox
  const filter = {
    account_id: asId(sandbox, 'account_id', query.get('account_id')),
    login_id: asId(sandbox, 'login_id', query.get('login_id')),
  }
  if (!rules.accounts.narrowed(filter)) {
    throw refusal('required', 'account_id or login_id')
  }
  if (filter.login_id !== undefined) loginAsked(call, filter.login_id)
  if (filter.account_id !== undefined) checkAccount(call, filter.account_id, filter.login_id)
  const rows = rules.accounts.transactions(store, filter)
  return pageOf(call, rows, viewOf(call).transaction)
}

/** @throws Refusal AccountNotFound, WrongClientToken */
function checkAccount(call: Call, accountId: string, loginId: string | undefined): void {
  const { rules, store } = call.sandbox
  const account = store.accounts.get(accountId)
  const known = account !== undefined && rules.accounts.ownAccount(call.client, account)
  if (!known || (loginId !== undefined && !rules.accounts.accountOfLogin(account, loginId))) {
    throw refusal('account-known')
  }
  if (call.login || call.customer) loginAsked(call, account.loginId)
}
