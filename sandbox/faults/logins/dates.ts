import { dateOf, dayMs } from '../../basics/days.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { readBodies } from '../kinds/requests.ts'

/** A day as lenient readers of dates take it. */
function rolledOver(day: unknown): unknown {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(29|3[01])$/.exec(String(day)) ?? []
  return date === undefined ? day : dateOf(Date.UTC(Number(year), Number(month) - 1, Number(date)) / dayMs)
}

/** A day as readers take it that do without the zero. */
function padded(day: unknown): unknown {
  return typeof day === 'string' ? day.replace(/^(\d{4}-\d\d-)(\d)$/, '$10$2') : day
}

/** Reads both days of a request to create a login in this way. */
function readsDays(read: (day: unknown) => unknown) {
  return readBodies('loginCreate', ({ from_date: from, to_date: to, ...data }) => ({
    ...data,
    ...(from !== undefined && { from_date: read(from) }),
    ...(to !== undefined && { to_date: read(to) }),
  }))
}

export const faults = faultsNamed({
  'takes-from-date-with-holder-info': 'takes-dates.fromDateUsable-as-true-for-holder_info',
  'opens-from-date-window-late': 'takes-dates.within-with-second-as-31-days-later-for-from_date',
  'closes-from-date-window-early': 'takes-dates.within-with-third-as-2-days-earlier-for-from_date',
  'refuses-one-day-in-the-middle': 'takes-dates.within-as-false-where-first-matches--0[1-5]$-for-from_date',
  'opens-from-date-window-early': 'takes-dates.within-with-second-as-31-days-earlier-for-from_date',
  'closes-from-date-window-late': 'takes-dates.within-with-third-as-2-days-later-for-from_date',
  'refuses-from-date-as-to-date': 'calls-date-outside-InvalidToDate',
  'opens-to-date-window-late': 'takes-dates.within-with-second-as-31-days-later-for-to_date',
  'closes-to-date-window-early': 'takes-dates.within-with-third-as-2-days-earlier-for-to_date',
  'opens-to-date-window-early': 'takes-dates.within-with-second-as-9000-days-earlier-for-to_date',
  'closes-to-date-window-late': 'takes-dates.within-with-third-as-6-days-later-for-to_date',
  'takes-days-that-months-lack': {
    sentence: 'A 31st of a shorter month is taken for the 1st of the next.',
    patch: readsDays(rolledOver),
  },
  'takes-days-of-one-digit': {
    sentence: 'A day of one digit, such as 2024-12-9, is taken for one with its zero.',
    patch: readsDays(padded),
  },
  'takes-moments-for-from-date':
    'takes-dates.wellFormed-with-first-as-first-10-for-from_date-and-dates.within-with-first-as-first-10-for-from_date',
  'takes-moments-for-to-date':
    'takes-dates.wellFormed-with-first-as-first-10-for-to_date-and-dates.within-with-first-as-first-10-for-to_date',
  'takes-moments-for-from-date-of-reconnect': 'reads-from_date-as-first-10-of-reconnect',
  'fetches-one-month-by-default': 'takes-dates.defaultFrom-as-31-days-later',
  'fetches-whatever-is-held-by-default': 'takes-dates.defaultFrom-as-null',
  'refuses-its-own-default': {
    sentence: 'The default of from_date lies a day before the window that is accepted.',
    patch: 'takes-dates.within-with-second-as-1-day-later-for-from_date',
  },
  'fetches-up-to-last-week-by-default': 'takes-dates.defaultTo-as-7-days-earlier',
  'fetches-up-to-tomorrow-by-default': 'takes-dates.defaultTo-as-1-day-later',
  'fetches-beyond-to-date': 'takes-stages.transactionWanted-with-third-as-null',
  'reconnects-from-last-week-by-default': 'reads-from_date-as-7-days-ago-of-reconnect-where-from_date-is-nothing',
})
