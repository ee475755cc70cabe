import type { Call, Reply } from '../serving/call.ts'
import { customerById } from '../serving/lookups.ts'
import { dataObject } from '../basics/values.ts'
import { asId } from '../serving/read-id.ts'
import type { Customer } from '../store/entities.ts'
import { newToken } from '../ais/connect/new-token.ts'
import { readAttempt } from './read-attempt.ts'
import { readConsent } from './read-consent.ts'
import { refuseAbsent } from '../serving/object-of.ts'

/**
 * Opens a session on whose hosted page a lead agrees and connects.
 * Source: Partners (/api/partners/v1), POST /lead_sessions/create.
 */
export function createLeadSession(call: Call): Reply {
  const { sandbox } = call
  const data = sandbox.rules.partners.sessionAsked(dataObject(call.body))
  const customer = leadNamed(call, data.customer_id)
  const terms = readConsent(sandbox, data.consent)
  const attempt = readAttempt(sandbox, data.attempt, terms)
  const asked = { ...attempt, return_to: attempt.return_to ?? data.return_to }
  const whenAbsent = [...terms.covered]
  const token = newToken(call, customer, asked, { purpose: 'create', consented: false, whenAbsent, terms })
  return { data: sandbox.rules.shape.leadSession(token, sandbox) }
}

/**
 * Any customer of the client, lead or not; this is a choice.
 * @throws Refusal WrongRequestFormat, CustomerNotFound, CustomerLocked
 */
function leadNamed({ sandbox, client }: Call, value: unknown): Customer {
  refuseAbsent('customer_id', value)
  const id = asId(sandbox, 'customer_id', value)
  return customerById(sandbox, client, id ?? '')
}
