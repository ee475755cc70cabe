import type { Call, Reply } from '../serving/call.ts'
import { refusal } from '../basics/refusals.ts'
import { dataObject } from '../basics/values.ts'
import { newCustomer } from '../ais/customers/new-customer.ts'

/**
 * Makes a lead: a customer whose identifier is the email. A known email returns its existing lead.
 * Source: Partners (/api/partners/v1), POST /leads; Errors.
 * @throws Refusal EmailInvalid, DuplicatedCustomer
 */
export function createLead({ sandbox, client, body }: Call): Reply {
  const { partners, shape } = sandbox.rules
  const { email } = dataObject(body)
  if (!partners.emailValid(email)) throw refusal('email-valid')
  const known = sandbox.store.customers
    .group('clientId', client.id)
    .find(({ identifier }) => partners.sameEmail(identifier, email))
  if (known && partners.refusesKnownEmail) {
    throw refusal('email-new')
  }
  return { data: shape.lead(known ?? newCustomer(sandbox, client, email)) }
}
