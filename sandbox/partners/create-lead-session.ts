import { type Call, type Reply, customerById, bodyId } from '../serving/call.ts'
import { dataObject, type Fields } from '../basics/values.ts'
import type { Customer, ConsentTerms } from '../store/entities.ts'
import { newToken } from '../ais/connect/read-session.ts'
import { readFirstDay, readConsentStart, readPeriod } from '../ais/consents/consent.ts'
import { readFlag, refuseAbsent, isAbsent, objectOf } from '../serving/hear.ts'
import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { newCustomer } from '../ais/customers/routes.ts'

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
function leadNamed(call: Call, value: unknown): Customer {
  refuseAbsent('customer_id', value)
  const id = bodyId(call, 'customer_id', value)
  return customerById(call.sandbox, call.client, id ?? '')
}

/**
 * The consent of a lead session's body.
 * Source: Partners (/api/partners/v1), POST /lead_sessions/create.
 * @throws Refusal WrongRequestFormat, DateFormatInvalid, DateOutOfRange, ValueOutOfRange
 */
function readConsent(sandbox: Sandbox, value: unknown): ConsentTerms {
  const rules = sandbox.rules.partners
  refuseAbsent('consent', value, rules.needed)
  const { scopes, period_days, from_date } = objectOf('consent', value)
  refuseAbsent('consent.scopes', scopes, rules.needed)
  refuseAbsent('consent.period_days', period_days, rules.needed)
  refuseAbsent('consent.from_date', from_date, rules.needed)
  const agreed = readScopes(sandbox, scopes)
  return {
    scopes: agreed,
    covered: rules.covered(agreed),
    period_days: readPeriod(sandbox, period_days),
    from_date: readConsentStart(sandbox, from_date),
  }
}

function readScopes({ rules: { partners } }: Sandbox, value: unknown): readonly string[] {
  const { consentWords: words } = partners
  if (isAbsent(value)) return words
  if (partners.scopesTaken(value, words)) return words.filter((word) => value.includes(word))
  throw refusal('words-listed', 'consent.scopes', words.join(', '))
}

/**
 * The fetch of a lead session, as fields of a login's creation: the attempt of the body, limited by its consent. The
 * creation checks the days themselves.
 * Source: Partners (/api/partners/v1), POST /lead_sessions/create.
 * @throws Refusal WrongRequestFormat, FetchScopesInvalid, FetchScopesNotAllowed, InvalidFromDate
 */
function readAttempt(sandbox: Sandbox, value: unknown, consent: ConsentTerms): Fields {
  const { partners } = sandbox.rules
  refuseAbsent('attempt', value, partners.needed)
  const attempt = objectOf('attempt', value)
  const { from_date, to_date, custom_fields, return_to } = attempt
  refuseAbsent('attempt.from_date', from_date, partners.needed)
  const fetch_scopes = readFetchScopes(sandbox, attempt.fetch_scopes, consent)
  return {
    fetch_scopes,
    from_date: readFirstDay(sandbox, from_date, fetch_scopes, consent),
    to_date,
    custom_fields,
    return_to,
    fetched_accounts_notify: readFlag(sandbox, attempt, 'fetched_accounts_notify', false),
  }
}

function readFetchScopes({ rules: { partners } }: Sandbox, value: unknown, { covered }: ConsentTerms): string[] {
  const { fetchWords: words } = partners
  refuseAbsent('attempt.fetch_scopes', value, partners.needed)
  if (isAbsent(value)) return [...covered]
  if (!partners.scopesTaken(value, words)) throw refusal('scopes-listed', 'attempt.fetch_scopes', words.join(', '))
  if (!partners.withinConsent(value, covered)) throw refusal('scopes-covered')
  return words.filter((word) => value.includes(word))
}

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
  if (known && partners.refusesKnownEmail) throw refusal('email-new')
  return { data: shape.lead(known ?? newCustomer(sandbox, client, email)) }
}
