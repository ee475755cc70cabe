import { readConsentStart, readPeriod } from '../ais/consents/read-consent.ts'
import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { ConsentTerms } from '../store/consent-terms.ts'
import { isAbsent, objectOf, refuseAbsent } from '../serving/object-of.ts'

/**
 * The consent of a lead session's body.
 * Source: Partners (/api/partners/v1), POST /lead_sessions/create.
 * @throws Refusal WrongRequestFormat, DateFormatInvalid, DateOutOfRange, ValueOutOfRange
 */
export function readConsent(sandbox: Sandbox, value: unknown): ConsentTerms {
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
