import { refusal } from '../../basics/refusals.ts'
import { isAbsent } from '../../serving/object-of.ts'
import type { ConsentTerms } from '../../store/consent-terms.ts'
import type { Sandbox } from '../../world/sandbox.ts'

type Terms = Pick<ConsentTerms, 'from_date'>

/**
 * The from_date of a fetch under a consent: as sent, else the consent's first day. The caller checks its format.
 * @throws Refusal InvalidFromDate for a day before the consent begins
 */
export function readFirstDay(sandbox: Sandbox, value: unknown, fetchScopes: readonly string[], terms: Terms): unknown {
  return isAbsent(value) ? firstDay(sandbox, fetchScopes, terms) : within(sandbox, value, terms)
}

/** The first day of the consent if a fetch may begin then, else undefined. */
function firstDay(
  { rules: { dates }, clock }: Sandbox,
  fetchScopes: readonly string[],
  { from_date }: Terms,
): string | undefined {
  const now = clock.now()
  const usable = from_date !== null && dates.fromDateUsable(fetchScopes)
  return usable && dates.within(from_date, dates.windowStart(now), dates.windowEnd(now)) ? from_date : undefined
}

function within({ rules }: Sandbox, value: unknown, { from_date }: Terms): unknown {
  const { dates, partners } = rules
  if (from_date === null || !dates.wellFormed(value) || partners.fetchMayBegin(value, from_date)) return value
  throw refusal('fetch-begins-within-consent')
}
