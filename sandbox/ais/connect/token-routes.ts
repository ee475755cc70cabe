import type { Call, Reply, Route } from '../../serving/call.ts'
import { dataObject } from '../../basics/values.ts'
import { viewOf } from '../../serving/view.ts'
import { namedCustomer } from '../logins/named-customer.ts'
import { newToken } from './new-token.ts'
import { readSession } from './read-session.ts'
import { route } from '../../serving/route.ts'

/** Source: Version 4 endpoints, POST /tokens/create. */
export const tokenRoutes: Route[] = [
  route('POST /tokens/create', 'tokens/create', create, { customerSecret: 'optional' }),
]

function create(call: Call): Reply {
  const { data, terms } = readSession(call.sandbox, call.version, dataObject(call.body))
  const whenAbsent = call.sandbox.rules.fetchScopes.defaults
  const errand = { purpose: 'create' as const, consented: false, whenAbsent, ...(terms && { terms }) }
  return { data: viewOf(call).token(newToken(call, namedCustomer(call, data), data, errand)) }
}
