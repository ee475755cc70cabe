import { Refusal } from '../ground/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { readFlag } from '../serving/read-flag.ts'
import type { ConsentTerms } from '../store/consent-terms.ts'
import { isAbsent, objectOf, refuseAbsent } from './object-of.ts'

type Fields = Record<string, unknown>

/**
 * What the fetch of a lead session brings, as fields of a login's creation: the attempt of the body, within its consent.
 * Days are judged as everywhere once they are there.
 * Source: Partners (/api/partners/v1), POST /lead_sessions/create.
 * @throws Refusal WrongRequestFormat, FetchScopesInvalid, FetchScopesNotAllowed, InvalidFromDate
 */
export function readAttempt(sandbox: Sandbox, value: unknown, consent: ConsentTerms): Fields {
  const { partners, loginCreate } = sandbox.rules
  refuseAbsent('attempt', value, partners.attemptNeeded)
  const attempt = objectOf('attempt', value)
  const { from_date, to_date, custom_fields, return_to } = attempt
  refuseAbsent('attempt.from_date', from_date, partners.attemptFromDateNeeded)
  const fetch_scopes = readFetchScopes(sandbox, attempt.fetch_scopes, consent)
  const byDefault = loginCreate.defaultFetchedAccountsNotify
  return {
    fetch_scopes,
    from_date: isAbsent(from_date) ? firstDay(sandbox, fetch_scopes, consent) : within(sandbox, from_date, consent),
    to_date,
    custom_fields,
    return_to,
    fetched_accounts_notify: readFlag(sandbox, attempt, 'fetched_accounts_notify', byDefault),
  }
}

function readFetchScopes({ rules: { partners } }: Sandbox, value: unknown, { scopes }: ConsentTerms): string[] {
  const { fetchWords: words } = partners
  const covered = partners.covered(scopes)
  refuseAbsent('attempt.fetch_scopes', value, partners.fetchScopesNeeded)
  if (isAbsent(value)) return covered
  if (!partners.scopesTaken(value, words)) {
    throw new Refusal('FetchScopesInvalid', `attempt.fetch_scopes must be an array of ${words.join(', ')}`)
  }
  if (!partners.withinConsent(value, covered)) {
    throw new Refusal('FetchScopesNotAllowed', 'the consent does not cover these fetch_scopes')
  }
  return words.filter((word) => value.includes(word))
}

/** The day the consent begins, where a fetch may begin then too; else nothing is said. */
function firstDay(
  { rules: { dates }, clock }: Sandbox,
  fetchScopes: readonly string[],
  { from_date }: ConsentTerms,
): string | undefined {
  const now = clock.now()
  const usable = from_date !== null && dates.fromDateUsable(fetchScopes)
  return usable && dates.within(from_date, dates.windowStart(now), dates.windowEnd(now)) ? from_date : undefined
}

/** The day as it came; one before the consent is refused, what is no day is judged with all other days. */
function within({ rules }: Sandbox, value: unknown, { from_date }: ConsentTerms): unknown {
  const { dates, partners } = rules
  if (from_date === null || !dates.wellFormed(value) || partners.fetchMayBegin(value, from_date)) return value
  throw new Refusal('InvalidFromDate', 'attempt.from_date must not be before consent.from_date')
}
