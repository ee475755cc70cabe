import { because } from '../../../harness/reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import { dayMs, dayOf } from '../../../core/calendar.ts'
import { filled } from '../../../harness/actions/scene/v6-bodies.ts'

/** The usual length of a consent. */
const daysAhead = 90

/** What the documents leave out: a body of the kind that interfaces of this family take. */
const guess = {
  access: { accounts: [], balances: [], transactions: [] },
  recurringIndicator: true,
  validTo: '{valid_to}',
  frequencyPerDay: 4,
}

/** The body that creates a consent, with `{valid_to}` filled in; a guess where the profile gives none. */
export function accountConsent(given: Record<string, unknown> | undefined, now: Date): unknown {
  const validTo = dayOf(new Date(now.getTime() + daysAhead * dayMs))
  return filled(given ?? guess, { valid_to: validTo })
}

/** The same with another text in the place of `{valid_to}`. @throws CheckStopped (untested) where the profile gives no such body */
export function accountConsentUntil(given: Record<string, unknown> | undefined, validTo: string): unknown {
  // Of a guess, nobody knows what the target takes for a date.
  if (given !== undefined && JSON.stringify(given).includes('{valid_to}')) return filled(given, { valid_to: validTo })
  throw untested(because('profile-gives-no', { field: '{valid_to} in open_finance.account_consent' }))
}
