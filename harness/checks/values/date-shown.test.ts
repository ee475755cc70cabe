import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { dayWithin, defaultDayAccepted, madeWithin } from './date-shown.ts'
import { defaultShown } from './setting-shown.ts'

const place = 'data.from_date'
const days = { first: '2026-01-10', last: '2026-01-14' }
const showing = (from_date?: unknown) => sampleData({ from_date })
const shown = (day?: unknown, other: unknown = '2026-02-01') =>
  defaultShown(showing(day), showing(other), place, dayWithin({ first: '2026-01-10', last: '2026-01-14' }))
const refusal = sampleRefusal(400, 'InvalidFromDate')
const accepted = (answer: typeof refusal, after: string) =>
  defaultDayAccepted(showing('2026-01-10'), answer, showing(after), place)
const made = (...dates: string[]) => [sampleData(dates.map((made_on, id) => ({ id: `${id}`, made_on })))]
const within = (dates: string[], others = made('2026-01-09')) => madeWithin(made(...dates), others, days)

cases(
  'A default lies within its days, both ends and moments of them included',
  [shown('2026-01-10'), 'held: holds (2)'],
  [shown('2026-01-14T23:00:00Z'), 'held: holds (2)'],
  [shown('2026-01-09'), 'broken: "2026-01-09" at data.from_date (2)'],
  [shown('2026-01-15'), 'broken: "2026-01-15" at data.from_date (2)'],
  'What is no day is not shown',
  [
    ['on 2026-01-12', '2026-01-1', ['2026-01-12'], undefined].map((day) => shown(day).reason.code),
    Array(4).fill('left-out'),
  ],
  [shown('2026-01-10', '2026-01-10'), 'inconclusive: nothing-shows (2)'],
  'The day that was the default is accepted, unless it changed meanwhile',
  [accepted(refusal, '2026-01-10'), 'broken: 400 InvalidFromDate (2)'],
  [accepted(refusal, '2026-01-11'), 'inconclusive: cannot-decide (3)'],
  [accepted(showing(), '2026-01-11'), 'held: request-accepted (2)'],
  'Transactions are of the first to the last day',
  [within(['2026-01-10', '2026-01-14T10:00:00Z']), 'held: seen'],
  [within(['2026-01-09']), 'broken: made_on 2026-01-09 at data[0]'],
  [within(['2026-01-12'], made('2026-01-12')), 'inconclusive: cannot-decide'],
  [within(['2026-01-12'], [refusal]), 'inconclusive: nothing-to-check'],
  [within(['2026-01-12']).reason.facts.what, /made_on from 2026-01-10 to 2026-01-14$/],
)
