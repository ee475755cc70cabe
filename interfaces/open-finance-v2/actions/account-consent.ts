import { dayMs, dayOf } from '../../../core/calendar.ts'
import { untested } from '../../../core/check-stopped.ts'
import { because } from '../../../harness/reasons/because.ts'

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
  return filled(given ?? guess, validTo)
}

/** The same with another text in the place of `{valid_to}`. @throws CheckStopped (untested) where the profile gives no such body */
export function accountConsentUntil(given: Record<string, unknown> | undefined, validTo: string): unknown {
  // Of a guess, nobody knows what the target takes for a date.
  if (given !== undefined && JSON.stringify(given).includes('{valid_to}')) return filled(given, validTo)
  throw untested(because('profile-gives-no', { field: '{valid_to} in open_finance.account_consent' }))
}

function filled(value: unknown, validTo: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{valid_to}', validTo)
  if (Array.isArray(value)) return value.map((item) => filled(item, validTo))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, validTo)]))
}
