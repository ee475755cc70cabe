import { refusal } from '../../basics/refusals.ts'
import { isAbsent, objectOf, readReturnTo } from '../../serving/hear.ts'
import type { ConsentTerms, Customer } from '../../store/entities.ts'
import type { Version } from '../../versions/kit/version.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { readConsentStart, readPeriod, refuseUncovered, readFirstDay } from '../consents/consent.ts'
import { type Fields, isObject, optionalDataObject } from '../../basics/values.ts'
import type { Call } from '../../serving/call.ts'
import { readFetch, readCustomFields } from '../logins/read-settings.ts'
import type { ConnectToken } from '../../store/flows.ts'

/** The body of a session: the fields of the login's creation, and the terms of the consent. */
interface SessionAsked {
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
  const terms = consentTermsOf(sandbox, knownFields('consent', consent, sessions.consentFields), data)
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

function consentTermsOf(
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

/** The body of version 6 in the words of version 4, and whether the client passes on a consent given to it. */
export interface Terms {
  data: Fields
  consented: boolean
}

/**
 * Reads a version 6 body. The documents do not show it: the sandbox takes the fields of version 4, those of the fetch
 * also under `attempt`, and the agreed scopes and first day under `consent`. Fake providers need no flag.
 * Source: Version 6 endpoints, reconnect.
 * @throws Refusal WrongRequestFormat, FetchScopesNotAllowed for scopes outside the consent
 */
export function readTerms(sandbox: Sandbox, body: unknown): Terms {
  const { coveredBy } = sandbox.rules.sessions
  const { attempt, consent, automatic_refresh, ...rest } = optionalDataObject(body)
  const agreed = objectOf('consent', consent)
  const asked = { ...rest, ...objectOf('attempt', attempt) }
  const agreedScopes = Array.isArray(agreed.scopes) ? agreed.scopes.map(coveredBy) : agreed.scopes
  const fetch_scopes = asked.fetch_scopes ?? agreedScopes
  refuseUncovered(sandbox, fetch_scopes, agreedScopes)
  const from_date = asked.from_date ?? asked.fetch_from_date ?? agreed.from_date
  const data = {
    include_fake_providers: true,
    ...asked,
    ...ifDefined('fetch_scopes', fetch_scopes),
    ...ifDefined('from_date', from_date),
    ...ifDefined('to_date', asked.to_date ?? asked.fetch_to_date),
    ...ifDefined('daily_refresh', automatic_refresh ?? asked.daily_refresh),
  }
  return { data, consented: isObject(consent) }
}

function ifDefined(name: string, value: unknown): Fields {
  return value === undefined ? {} : { [name]: value }
}

/** The purpose of a visit to the connect page, and what the login takes from it. */
interface Errand extends Pick<ConnectToken, 'purpose' | 'loginId' | 'consented' | 'begun' | 'terms'> {
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
