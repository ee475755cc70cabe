import type { Call, Reply } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { viewOf } from '../../serving/view.ts'
import { chooseProvider } from '../logins/choose-provider.ts'
import { namedCustomer } from '../logins/named-customer.ts'
import { countConnect } from '../../serving/refuse-crowd.ts'
import { providerNamed } from '../../rules/logins/provider-named.ts'
import { newToken } from './new-token.ts'
import { readTerms } from './read-terms.ts'
import type { Fields } from '../../basics/values.ts'

/** Source: Version 6 endpoints, connect. @throws Refusal PublicKeyNotProvided, WrongRequestFormat, CustomerNotFound, ProviderKeyFound */
export function connectConnection(call: Call): Reply {
  const { sandbox } = call
  if (!sandbox.rules.access.certified(call.client)) {
    throw refusal('certificate-valid')
  }
  const { data, consented } = readTerms(call.sandbox, call.body)
  if (data.customer_id === undefined || data.customer_id === null || data.customer_id === '') {
    throw refusal('required', 'customer_id')
  }
  const customer = namedCustomer(call, data)
  if (data.provider_code !== undefined && data.provider_code !== null) refuseProvider(call, data)
  countConnect(call)
  const errand = { purpose: 'create', consented, whenAbsent: sandbox.rules.fetchScopes.defaults } as const
  return { data: viewOf(call).token(newToken(call, customer, data, errand)) }
}

/**
 * Checks the provider that the user will be led to. The provider gives the country.
 * @throws Refusal ProviderNotFound, ProviderKeyFound, ProviderInactive, ProviderDisabled
 */
function refuseProvider({ sandbox, client }: Call, data: Fields): void {
  const known = providerNamed(sandbox, String(data.provider_code))
  if (!known) throw refusal('provider-known')
  chooseProvider(sandbox, client, { country_code: known.country_code, ...data })
}
