import { lastConsent } from '../../store/store.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { ConsentTerms, Consent, Login } from '../../store/entities.ts'
import { refusal } from '../../basics/refusals.ts'
import { isAbsent } from '../../serving/hear.ts'
import {
  asUnsigned,
  type Call,
  type Reply,
  type Route,
  customerById,
  loginById,
  asId,
  viewOf,
  route,
  pageOf,
} from '../../serving/call.ts'

/** Whether the newest consent of a login is neither revoked nor expired. */
export function consentActive(sandbox: Sandbox, login: Login): boolean {
  const consent = lastConsent(sandbox, login)
  return consent !== undefined && sandbox.rules.consent.statusOf(consent, sandbox.clock.now()) === 'active'
}

/** The length of a consent in days: as the session says, else as the provider allows. */
export function daysOf(
  { rules }: Sandbox,
  provider: SandboxProvider,
  terms?: Pick<ConsentTerms, 'period_days'>,
): number {
  const asked = terms?.period_days ?? null
  return asked === null ? rules.consent.periodDays(provider) : rules.partners.periodDays(asked, provider)
}

/** Writes the terms that the user agreed to just now into a login, and returns them as a consent holds them. */
export function agreedTo(
  sandbox: Sandbox,
  login: Login,
  provider: SandboxProvider,
  scopes: readonly string[],
  terms?: ConsentTerms,
): Pick<Consent, 'scopes' | 'period_days' | 'expires_at'> {
  const { rules, clock } = sandbox
  const period_days = daysOf(sandbox, provider, terms)
  const expires_at = rules.consent.expiresAt(clock.now(), period_days)
  Object.assign(login, {
    consent_types: rules.consent.types(scopes),
    consent_period_days: period_days,
    consent_given_at: clock.nowIso(),
    consent_expires_at: expires_at,
  })
  return { scopes: [...scopes], period_days, expires_at }
}

/** Records that the user agrees to these scopes from now on. */
export function giveConsent(
  sandbox: Sandbox,
  login: Login,
  provider: SandboxProvider,
  scopes: readonly string[],
): void {
  const { store, clock } = sandbox
  const now = clock.nowIso()
  store.consents.add({
    id: store.consents.newId(),
    clientId: login.clientId,
    customerId: login.customer_id,
    loginId: login.id,
    ...agreedTo(sandbox, login, provider, scopes),
    revoked_at: null,
    created_at: now,
    updated_at: now,
  })
}

/** Ends an active consent now. Changes no other consent. */
export function endConsent({ rules, clock }: Sandbox, consent: Consent, how: 'revoked' | 'expired'): void {
  if (rules.consent.statusOf(consent, clock.now()) !== 'active') return
  if (how === 'revoked') consent.revoked_at = clock.nowIso()
  else consent.expires_at = clock.nowIso()
  consent.updated_at = clock.nowIso()
}

/** The days of a consent; null when absent. @throws Refusal WrongRequestFormat, ValueOutOfRange */
export function readPeriod(sandbox: Sandbox, value: unknown): number | null {
  if (isAbsent(value)) return null
  asUnsigned(sandbox, 'consent.period_days', value)
  if (sandbox.rules.partners.periodTaken(value)) return Number(value)
  throw refusal('period-days')
}

/** The first day of a consent; null when the body gives none. @throws Refusal DateFormatInvalid, DateOutOfRange */
export function readConsentStart({ rules, clock }: Sandbox, value: unknown): string | null {
  if (isAbsent(value)) return null
  if (!rules.dates.wellFormed(value)) throw refusal('date-well-formed', 'consent.from_date')
  const last = rules.dates.windowEnd(clock.now())
  if (rules.partners.consentMayBegin(value, last)) return value
  throw refusal('consent-begins-in-time', last)
}

/**
 * The from_date of a fetch under a consent: as sent, else the consent's first day if a fetch may begin then. The caller
 * checks its format.
 * @throws Refusal InvalidFromDate for a day before the consent begins
 */
export function readFirstDay(
  { rules: { dates, partners }, clock }: Sandbox,
  value: unknown,
  fetchScopes: readonly string[],
  { from_date }: Pick<ConsentTerms, 'from_date'>,
): unknown {
  if (from_date === null) return value ?? undefined
  if (isAbsent(value)) {
    const now = clock.now()
    const usable = dates.fromDateUsable(fetchScopes)
    return usable && dates.within(from_date, dates.windowStart(now), dates.windowEnd(now)) ? from_date : undefined
  }
  if (!dates.wellFormed(value) || partners.fetchMayBegin(value, from_date)) return value
  throw refusal('fetch-begins-within-consent')
}

/**
 * Refuses scopes of a fetch that the consent does not cover. Values that are not lists are refused elsewhere.
 * @throws Refusal FetchScopesNotAllowed
 */
export function refuseUncovered({ rules: { sessions } }: Sandbox, fetchScopes: unknown, covered: unknown): void {
  if (!Array.isArray(fetchScopes) || !Array.isArray(covered) || sessions.withinConsent(fetchScopes, covered)) return
  throw refusal('scopes-covered')
}

const inVersion6 = { versions: ['v6'] } satisfies Partial<Route>

/** The documents mention consents in version 6 only. These routes are a choice. */
export const consentRoutes: Route[] = [
  route('GET /consents', 'consents/list', list, inVersion6),
  route('GET /consents/:consent_id', 'consents/show', show, inVersion6),
  route('PUT /consents/:consent_id/revoke', 'consents/revoke', revoke, inVersion6),
]

/** @throws Refusal WrongRequestFormat, LoginNotFound, CustomerNotFound */
function list(call: Call): Reply {
  const { sandbox, client, query } = call
  const { consents } = sandbox.store
  const loginId = asId(sandbox, 'login_id', query.get('login_id'))
  const customerId = asId(sandbox, 'customer_id', query.get('customer_id'))
  const { consent } = viewOf(call)
  if (loginId !== undefined) {
    return pageOf(call, consents.group('loginId', loginById(sandbox, client, loginId).id), consent)
  }
  if (customerId === undefined) throw refusal('required', 'login_id or customer_id')
  return pageOf(call, consents.group('customerId', customerById(sandbox, client, customerId).id), consent)
}

function show(call: Call): Reply {
  return { data: viewOf(call).consent(named(call)) }
}

function revoke(call: Call): Reply {
  const consent = named(call)
  endConsent(call.sandbox, consent, 'revoked')
  return { data: viewOf(call).consent(consent) }
}

/** The documents name no error class for an unknown consent. @throws Refusal RouteNotFound */
function named({ sandbox, client, params }: Call): Consent {
  const consent = sandbox.store.consents.get(params.consent_id ?? '')
  if (consent && consent.clientId === client.id) return consent
  throw refusal('consent-known')
}
