import type { Sandbox } from '../world/sandbox.ts'
import { refusalAs } from '../basics/refusals.ts'
import type { FetchType } from '../store/entities.ts'
import type { FetchDates } from '../rules/logins/fetch-rules.ts'
import type { Fields } from '../basics/values.ts'

/**
 * The requested days. Version 3 takes them only with a type of fetch that has days.
 * @throws Refusal InvalidFromDate, InvalidToDate
 */
export function readDates(
  sandbox: Sandbox,
  data: Fields,
  scopes: readonly string[],
  fetchType?: FetchType,
): FetchDates {
  const { dates: rules, fetchTypes } = sandbox.rules
  const now = sandbox.clock.now()
  const fromUsable = rules.fromDateUsable(scopes)
  const toUsable = rules.toDateUsable(scopes)
  const taken = (field: 'from_date' | 'to_date', usable: boolean): boolean =>
    fetchType === undefined ? usable : fetchTypes.dateTaken(fetchType, field)
  const from = readDate(sandbox, data, 'from_date', 'InvalidFromDate', taken('from_date', fromUsable))
  const to = readDate(sandbox, data, 'to_date', 'InvalidToDate', taken('to_date', toUsable))
  return {
    from_date: from ?? (fromUsable ? rules.defaultFrom(now) : null),
    to_date: to ?? (toUsable ? rules.defaultTo(now) : null),
  }
}

function readDate(
  sandbox: Sandbox,
  data: Fields,
  name: string,
  errorClass: string,
  usable: boolean,
): string | undefined {
  const value = data[name]
  if (value === undefined || value === null) return undefined
  const rules = sandbox.rules.dates
  const now = sandbox.clock.now()
  const refused = (fault: 'unusable' | 'malformed' | 'outside', ...days: string[]) =>
    refusalAs(errorClass, `date-${fault}`, name, ...days)
  if (!usable) throw refused('unusable')
  if (!rules.wellFormed(value, name)) throw refused('malformed')
  const first = rules.windowStart(now)
  const last = rules.windowEnd(now)
  if (!rules.within(value, first, last, name)) throw refused('outside', first, last)
  return value
}
