import { refusal } from '../../basics/refusals.ts'
import { isAbsent } from '../../serving/object-of.ts'
import { asUnsigned } from '../../serving/read-id.ts'
import type { Sandbox } from '../../world/sandbox.ts'

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
  if (!rules.dates.wellFormed(value)) {
    throw refusal('date-well-formed', 'consent.from_date')
  }
  const last = rules.dates.windowEnd(clock.now())
  if (rules.partners.consentMayBegin(value, last)) return value
  throw refusal('consent-begins-in-time', last)
}
