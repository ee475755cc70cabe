import { viewOf } from '../../serving/view.ts'
import type { Call, Reply, Route } from '../../serving/call.ts'
import { customerById, loginAsked } from '../../serving/lookups.ts'
import { pageOf } from '../../serving/page-of.ts'
import { refusal } from '../../basics/refusals.ts'
import { asId } from '../../serving/read-id.ts'
import { route } from '../../serving/route.ts'

/** Source: Version 4 endpoints. */
export const accountRoutes: Route[] = [
  route('GET /accounts', 'accounts/list', list, { customerSecret: 'optional', loginSecret: 'optional' }),
]

function list(call: Call): Reply {
  const { sandbox, client, query, version } = call
  const { rules, store } = sandbox
  const filter = rules.accounts.effective({
    login_id: asId(sandbox, 'login_id', query.get('login_id')),
    customer_id: asId(sandbox, 'customer_id', query.get('customer_id')),
  })
  if (
    !rules.accounts.narrowed(filter) &&
    filter.customer_id === undefined &&
    rules.accounts.filterNeeded(version.name)
  ) {
    throw refusal('required', 'login_id or customer_id')
  }
  if (filter.login_id !== undefined) loginAsked(call, filter.login_id)
  if (filter.customer_id !== undefined) customerById(sandbox, client, filter.customer_id)
  return pageOf(call, rules.accounts.accounts(store, client, filter), viewOf(call).account)
}
