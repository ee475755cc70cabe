import { faultsNamed } from '../kinds/faults-named.ts'
import { shifted } from '../kit/shifted.ts'
import { type Patch, narrowRule, wrapRule } from '../kit/change-rule.ts'
import { readBodies } from '../kinds/requests.ts'

type Field = 'from_date' | 'to_date'

/** Moves the window of one date by days at its first and its last. */
function moveWindow(moved: Field, atFirst: number, atLast: number): Patch {
  return wrapRule('dates.within', (rule, day, first, last, field) =>
    field === moved ? rule(day, shifted(first, atFirst), shifted(last, atLast), field) : rule(day, first, last, field),
  )
}

export const faults = faultsNamed({
  'takes-from-date-with-holder-info': wrapRule(
    'dates.fromDateUsable',
    (_rule, scopes) => scopes.includes('transactions') || scopes.includes('holder_info'),
  ),
  'opens-from-date-window-late': moveWindow('from_date', 31, 0),
  'closes-from-date-window-early': moveWindow('from_date', 0, -2),
  'refuses-one-day-in-the-middle': {
    sentence: 'from_date is refused on the first days of a month.',
    patch: narrowRule('dates.within', (day, _first, _last, field) => !(field === 'from_date' && day.slice(-2) < '06')),
  },
  'opens-from-date-window-early': moveWindow('from_date', -31, 0),
  'closes-from-date-window-late': moveWindow('from_date', 0, 2),
  'refuses-from-date-as-to-date': wrapRule('dates.refusal', (rule, own, fault) =>
    own === 'InvalidFromDate' && fault === 'outside' ? 'InvalidToDate' : rule(own, fault),
  ),
  'opens-to-date-window-late': moveWindow('to_date', 31, 0),
  'closes-to-date-window-early': moveWindow('to_date', 0, -2),
  'opens-to-date-window-early': moveWindow('to_date', -9000, 0),
  'closes-to-date-window-late': moveWindow('to_date', 0, 6),
  'takes-moments-for-from-date': takeMoments('from_date'),
  'takes-moments-for-to-date': takeMoments('to_date'),
  'takes-moments-for-from-date-of-reconnect': readBodies('reconnect', ({ from_date: day, ...data }) => ({
    ...data,
    ...(day !== undefined && { from_date: typeof day === 'string' ? day.replace(/T.*/, '') : day }),
  })),
  'fetches-one-month-by-default': wrapRule('dates.defaultFrom', (rule, now) => shifted(rule(now), 31)),
  'refuses-its-own-default': {
    sentence: 'The default of from_date lies a day before the window that is accepted.',
    patch: moveWindow('from_date', 1, 0),
  },
  'fetches-up-to-last-week-by-default': wrapRule('dates.defaultTo', (rule, now) => shifted(rule(now), -7)),
  'fetches-up-to-tomorrow-by-default': wrapRule('dates.defaultTo', (rule, now) => shifted(rule(now), 1)),
  'fetches-beyond-to-date': wrapRule('stages.transactionWanted', (rule, madeOn, from) => rule(madeOn, from, null)),
  'reconnects-from-last-week-by-default': readBodies('reconnect', (data) => ({
    from_date: shifted(new Date().toISOString().slice(0, 10), -7),
    ...data,
  })),
})

function takeMoments(moved: Field): Patch {
  return (rules) => {
    const { wellFormed, within } = rules.dates
    const dayOf = (value: unknown, field?: string) =>
      field === moved && typeof value === 'string' ? value.replace(/T.*/, '') : value
    rules.dates.wellFormed = (value, field): value is string => wellFormed(dayOf(value, field), field)
    rules.dates.within = (day, first, last, field) => within(String(dayOf(day, field)), first, last, field)
  }
}
