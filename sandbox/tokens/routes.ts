import { viewOf } from '../core/view.ts'
import type { Call, Reply, Route } from '../core/call.ts'
import { dataObject } from '../core/values.ts'
import { namedCustomer } from '../logins/named-customer.ts'
import { readDates } from '../logins/read-dates.ts'
import { readScopes } from '../logins/read-scopes.ts'
import { readCustomFields } from '../logins/read-settings.ts'
import type { ConnectToken } from './connect-token.ts'
import { readReturnTo } from './read-return-to.ts'

/** Source: Version 4 endpoints, POST /tokens/create. */
export const tokenRoutes: Route[] = [
  {
    method: 'POST',
    path: '/tokens/create',
    name: 'tokens/create',
    customerSecret: 'optional',
    appKeys: true,
    handle: create,
  },
]

/** Fields beyond customer_id, fetch_scopes and return_to are kept for the login where creation knows them. */
function create(call: Call): Reply {
  const { sandbox, version, client } = call
  const { rules, clock, secrets, flows } = sandbox
  const data = dataObject(call.body)
  const customer = namedCustomer(call, data)
  const scopes = readScopes(sandbox, data.fetch_scopes, {
    client,
    whenAbsent: rules.fetchScopes.defaults,
    combined: false,
  })
  const dates = readDates(sandbox, data, scopes)
  const custom_fields = readCustomFields(sandbox, data.custom_fields)
  const token: ConnectToken = {
    token: secrets(),
    clientId: client.id,
    version,
    customerId: customer.id,
    data: { ...data, ...dates, custom_fields, fetch_scopes: scopes },
    returnTo: readReturnTo(sandbox, data.return_to),
    expiresAt: new Date(clock.now().getTime() + rules.tokens.lifetimeSeconds * 1000),
    visited: false,
  }
  flows.tokens.set(token.token, token)
  return { data: viewOf(call).token(token) }
}
