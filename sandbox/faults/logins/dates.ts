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
  'takes-days-that-months-lack': {
    sentence: 'A 31st of a shorter month is taken for the 1st of the next.',
    patch: readsDays(rolledOver),
  },
  'takes-days-of-one-digit': {
    sentence: 'A day of one digit, such as 2024-12-9, is taken for one with its zero.',
    patch: readsDays(padded),
  },
})
