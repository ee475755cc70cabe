import type { Call } from '../../serving/call.ts'
import { readFetch } from '../logins/read-fetch.ts'
import { readCustomFields } from '../logins/read-settings.ts'
import type { Customer } from '../../store/entities.ts'
import type { ConnectToken } from '../../store/connect-token.ts'
import { readReturnTo } from '../../serving/read-return-to.ts'
import type { Fields } from '../../basics/values.ts'

/** The purpose of a visit to the connect page, and what the login takes from it. */
export interface Errand extends Pick<ConnectToken, 'purpose' | 'loginId' | 'consented' | 'begun' | 'terms'> {
  /** The scopes to use when the body names none. */
  whenAbsent: string[]
}

/**
 * Makes a token for the connect page. Fields beyond customer_id, fetch_scopes and return_to are kept for the login, where
 * creation knows them.
 * @throws Refusal of the class of the first thing that is wrong
 */
export function newToken(
  call: Pick<Call, 'sandbox' | 'version' | 'client'>,
  customer: Customer,
  data: Fields,
  { whenAbsent, ...errand }: Errand,
): ConnectToken {
  const { sandbox, version, client } = call
  const { rules, clock, secrets, flows } = sandbox
  const { fetchType, fetch_scopes } = readFetch(sandbox, data, { client, version, whenAbsent })
  // Days stay as sent: the page computes missing ones from the day on which the user opens it.
  const fetched = fetchType === null ? {} : { fetch_type: fetchType }
  const custom_fields = readCustomFields(sandbox, data.custom_fields)
  const token: ConnectToken = {
    token: secrets(),
    clientId: client.id,
    version: version.name,
    customerId: customer.id,
    data: { ...data, ...fetched, custom_fields, fetch_scopes },
    returnTo: readReturnTo(sandbox, rules.tokens.returnToAsked(data.return_to)),
    expiresAt: new Date(clock.now().getTime() + rules.tokens.lifetimeSeconds * 1000),
    visited: false,
    ...errand,
  }
  flows.tokens.set(token.token, token)
  return token
}
