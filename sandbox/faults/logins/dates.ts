import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'
import { dayMs } from '../../basics/days.ts'

type Field = 'from_date' | 'to_date'

/** The day so many days after another, YYYY-MM-DD. */
function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Moves the window of one of the two dates: days added to its first and to its last. */
function moveWindow(rules: Rules, moved: Field, atFirst: number, atLast: number): void {
  const { within } = rules.dates
  rules.dates.within = (day, first, last, field) =>
    field === moved
      ? within(day, shifted(first, atFirst), shifted(last, atLast), field)
      : within(day, first, last, field)
}

/** The date rules of a fetch, each broken in one way. */
export const datesFaults: Fault[] = [
  {
    id: 'takes-from-date-with-holder-info',
    sentence: 'from_date is accepted with holder_info in place of transactions.',
    patch(rules) {
      rules.dates.fromDateUsable = (scopes) => scopes.includes('transactions') || scopes.includes('holder_info')
    },
  },
  {
    id: 'opens-from-date-window-late',
    sentence: 'A from_date more than one month ago is refused.',
    patch: (rules) => moveWindow(rules, 'from_date', 31, 0),
  },
  {
    id: 'closes-from-date-window-early',
    sentence: 'A from_date of today or later is refused.',
    patch: (rules) => moveWindow(rules, 'from_date', 0, -2),
  },
  {
    id: 'refuses-one-day-in-the-middle',
    sentence: 'from_date is refused on the first days of a month.',
    patch(rules) {
      const { within } = rules.dates
      rules.dates.within = (day, first, last, field) =>
        within(day, first, last, field) && !(field === 'from_date' && day.slice(-2) < '06')
    },
  },
  {
    id: 'opens-from-date-window-early',
    sentence: 'A from_date up to three months ago is accepted.',
    patch: (rules) => moveWindow(rules, 'from_date', -31, 0),
  },
  {
    id: 'closes-from-date-window-late',
    sentence: 'A from_date up to three days ahead is accepted.',
    patch: (rules) => moveWindow(rules, 'from_date', 0, 2),
  },
  {
    id: 'refuses-from-date-as-to-date',
    sentence: 'A from_date outside its window is refused with InvalidToDate.',
    patch(rules) {
      const { refusal } = rules.dates
      rules.dates.refusal = (own, fault) =>
        own === 'InvalidFromDate' && fault === 'outside' ? 'InvalidToDate' : refusal(own, fault)
    },
  },
  {
    id: 'opens-to-date-window-late',
    sentence: 'A to_date more than one month ago is refused.',
    patch: (rules) => moveWindow(rules, 'to_date', 31, 0),
  },
  {
    id: 'closes-to-date-window-early',
    sentence: 'A to_date of today or later is refused.',
    patch: (rules) => moveWindow(rules, 'to_date', 0, -2),
  },
  {
    id: 'opens-to-date-window-early',
    sentence: 'Any to_date in the past is accepted.',
    patch: (rules) => moveWindow(rules, 'to_date', -9000, 0),
  },
  {
    id: 'closes-to-date-window-late',
    sentence: 'A to_date up to a week ahead is accepted.',
    patch: (rules) => moveWindow(rules, 'to_date', 0, 6),
  },
  {
    id: 'takes-moments-for-from-date',
    sentence: 'from_date can be a datetime.',
    patch: (rules) => takeMoments(rules, 'from_date'),
  },
  {
    id: 'takes-moments-for-to-date',
    sentence: 'to_date can be a datetime.',
    patch: (rules) => takeMoments(rules, 'to_date'),
  },
  {
    id: 'fetches-one-month-by-default',
    sentence: 'Without from_date only transactions of the last month are fetched.',
    patch(rules) {
      const { defaultFrom } = rules.dates
      rules.dates.defaultFrom = (now) => shifted(defaultFrom(now), 31)
    },
  },
  {
    id: 'refuses-its-own-default',
    sentence: 'The default of from_date lies a day before the window that is accepted.',
    patch: (rules) => moveWindow(rules, 'from_date', 1, 0),
  },
  {
    id: 'fetches-up-to-last-week-by-default',
    sentence: 'Without to_date the transactions of the last seven days are not fetched.',
    patch(rules) {
      const { defaultTo } = rules.dates
      rules.dates.defaultTo = (now) => shifted(defaultTo(now), -7)
    },
  },
  {
    id: 'fetches-beyond-to-date',
    sentence: 'Transactions after to_date are fetched too.',
    patch(rules) {
      const { transactionWanted } = rules.stages
      rules.stages.transactionWanted = (madeOn, from) => transactionWanted(madeOn, from, null)
    },
  },
  {
    id: 'reconnects-from-last-week-by-default',
    sentence: 'A reconnect without from_date begins seven days ago.',
    patch({ reconnect }) {
      const { asked } = reconnect
      const lastWeek = () => shifted(new Date().toISOString().slice(0, 10), -7)
      reconnect.asked = (data) => ({ from_date: lastWeek(), ...asked(data) })
    },
  },
]

function takeMoments(rules: Rules, moved: Field): void {
  const { wellFormed, within } = rules.dates
  const dayOf = (value: unknown, field?: string) =>
    field === moved && typeof value === 'string' ? value.replace(/T.*/, '') : value
  rules.dates.wellFormed = (value, field): value is string => wellFormed(dayOf(value, field), field)
  rules.dates.within = (day, first, last, field) => within(String(dayOf(day, field)), first, last, field)
}
