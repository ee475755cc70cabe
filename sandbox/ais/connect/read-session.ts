import { refusal } from '../../basics/refusals.ts'
import { isAbsent, objectOf } from '../../serving/object-of.ts'
import type { ConsentTerms } from '../../store/consent-terms.ts'
import type { Version } from '../../versions/kit/version.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { readConsentStart, readPeriod } from '../consents/read-consent.ts'
import { refuseUncovered } from '../consents/refuse-uncovered.ts'
import { readFirstDay } from '../consents/read-first-day.ts'
import type { Fields } from '../../basics/values.ts'

/** The body of a session: the fields of the login's creation, and the terms of the consent. */
export interface SessionAsked {
  data: Fields
  /** Absent where the body has no consent. */
  terms?: ConsentTerms
}

/**
 * Reads the body of a session. In version 5, fields that version 4 takes flat may also stand under `attempt`, and the
 * terms under `consent`, as in version 6. An unknown nested field, or one that differs from the flat field, refuses the
 * body.
 * Source: Version 4 endpoints, tokens/create; Version 6 endpoints. The nested form is a choice.
 * @throws Refusal WrongRequestFormat, FetchScopesNotAllowed, InvalidFromDate, DateFormatInvalid, DateOutOfRange
 */
export function readSession(sandbox: Sandbox, { name }: Pick<Version, 'name'>, sent: Fields): SessionAsked {
  const { sessions } = sandbox.rules
  const { attempt, consent, ...flat } = sent
  if (!sessions.nested(name) || (isAbsent(attempt) && isAbsent(consent))) return { data: sent }
  if (sessions.refusesNested) throw refusal('session-not-nested')
  const data = merged(flat, knownFields('attempt', attempt, sessions.attemptFields))
  if (isAbsent(consent)) return { data }
  const terms = readTerms(sandbox, knownFields('consent', consent, sessions.consentFields), data)
  const fetch_scopes = isAbsent(data.fetch_scopes) ? [...terms.covered] : data.fetch_scopes
  refuseUncovered(sandbox, fetch_scopes, terms.covered)
  const words = Array.isArray(fetch_scopes) ? fetch_scopes : []
  return { data: { ...data, fetch_scopes, from_date: readFirstDay(sandbox, data.from_date, words, terms) }, terms }
}

/** @throws Refusal WrongRequestFormat when the value is not an object or has an unknown field */
function knownFields(name: string, value: unknown, known: readonly string[]): Fields {
  const fields = objectOf(name, value)
  const unknown = Object.keys(fields).find((field) => !known.includes(field))
  if (unknown === undefined) return fields
  throw refusal('session-field-known', name, unknown, name, known.join(', '))
}

/** @throws Refusal WrongRequestFormat when a field has one value flat and another nested */
function merged(flat: Fields, nested: Fields): Fields {
  const differing = Object.keys(nested).find(
    (name) => !isAbsent(flat[name]) && JSON.stringify(flat[name]) !== JSON.stringify(nested[name]),
  )
  if (differing === undefined) return { ...flat, ...nested }
  throw refusal('session-fields-agree', differing, differing)
}

function readTerms(
  sandbox: Sandbox,
  { scopes, period_days, from_date }: Fields,
  { fetch_scopes }: Fields,
): ConsentTerms {
  const { fetchScopes, consent } = sandbox.rules
  const covered = isAbsent(scopes)
    ? fetchScopes.words.filter((word) =>
        (Array.isArray(fetch_scopes) ? fetch_scopes : fetchScopes.defaults).includes(word),
      )
    : coveredBy(sandbox, scopes)
  return {
    scopes: consent.types(covered),
    covered,
    period_days: readPeriod(sandbox, period_days),
    from_date: readConsentStart(sandbox, from_date),
  }
}

/** The words of fetch_scopes that a consent covers. @throws Refusal WrongRequestFormat */
function coveredBy({ rules: { sessions } }: Sandbox, scopes: unknown): string[] {
  const { consentWords: words } = sessions
  if (Array.isArray(scopes) && scopes.length > 0 && scopes.every((word) => words.includes(word as string))) {
    return [...new Set(scopes.map(sessions.coveredBy) as string[])]
  }
  throw refusal('words-listed', 'consent.scopes', words.join(', '))
}
