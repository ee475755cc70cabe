import { Refusal } from '../ground/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { asUnsigned } from '../serving/read-id.ts'
import type { ConsentTerms } from '../store/consent-terms.ts'
import { isAbsent, objectOf, refuseAbsent } from './object-of.ts'

/**
 * The consent of a lead session's body.
 * Source: Partners (/api/partners/v1), POST /lead_sessions/create.
 * @throws Refusal WrongRequestFormat, DateFormatInvalid, DateOutOfRange, ValueOutOfRange
 */
export function readConsent(sandbox: Sandbox, value: unknown): ConsentTerms {
  const rules = sandbox.rules.partners
  refuseAbsent('consent', value, rules.consentNeeded)
  const { scopes, period_days, from_date } = objectOf('consent', value)
  refuseAbsent('consent.scopes', scopes, rules.consentScopesNeeded)
  refuseAbsent('consent.period_days', period_days, rules.periodNeeded)
  refuseAbsent('consent.from_date', from_date, rules.consentFromDateNeeded)
  return {
    scopes: readScopes(sandbox, scopes),
    period_days: readPeriod(sandbox, period_days),
    from_date: readFromDate(sandbox, from_date),
  }
}

function readScopes({ rules: { partners } }: Sandbox, value: unknown): readonly string[] {
  const { consentWords: words } = partners
  if (isAbsent(value)) return words
  if (partners.scopesTaken(value, words)) return words.filter((word) => value.includes(word))
  throw new Refusal(partners.consentScopesRefusal, `consent.scopes must be an array of ${words.join(', ')}`)
}

function readPeriod(sandbox: Sandbox, value: unknown): number | null {
  if (isAbsent(value)) return null
  asUnsigned(sandbox, 'consent.period_days', value)
  if (sandbox.rules.partners.periodTaken(value)) return Number(value)
  throw new Refusal('WrongRequestFormat', 'consent.period_days must be a whole number of days, at least 1')
}

function readFromDate({ rules, clock }: Sandbox, value: unknown): string | null {
  if (isAbsent(value)) return null
  if (!rules.dates.wellFormed(value)) {
    throw new Refusal('DateFormatInvalid', 'consent.from_date must be a date in the form YYYY-MM-DD')
  }
  const last = rules.dates.windowEnd(clock.now())
  if (rules.partners.consentMayBegin(value, last)) return value
  throw new Refusal('DateOutOfRange', `consent.from_date must not be after ${last}`)
}
