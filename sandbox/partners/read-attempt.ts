import { readFirstDay } from '../ais/consents/read-first-day.ts'
import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { readFlag } from '../serving/read-flag.ts'
import type { ConsentTerms } from '../store/consent-terms.ts'
import { isAbsent, objectOf, refuseAbsent } from '../serving/object-of.ts'
import type { Fields } from '../basics/values.ts'

/**
 * The fetch of a lead session, as fields of a login's creation: the attempt of the body, limited by its consent. The
 * creation checks the days themselves.
 * Source: Partners (/api/partners/v1), POST /lead_sessions/create.
 * @throws Refusal WrongRequestFormat, FetchScopesInvalid, FetchScopesNotAllowed, InvalidFromDate
 */
export function readAttempt(sandbox: Sandbox, value: unknown, consent: ConsentTerms): Fields {
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
  if (!partners.scopesTaken(value, words)) {
    throw refusal('scopes-listed', 'attempt.fetch_scopes', words.join(', '))
  }
  if (!partners.withinConsent(value, covered)) {
    throw refusal('scopes-covered')
  }
  return words.filter((word) => value.includes(word))
}
