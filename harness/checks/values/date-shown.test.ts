import { cases } from '../../../core/test-support/cases.ts'
import { dayAt, defaultDayAccepted, defaultDayWithin, madeWithin } from './date-shown.ts'
import { sampleData, sampleRefusal } from '../answers/sample-exchange.ts'
import { inOneLine } from '../../../core/test-support/cases.ts'

const place = 'data.from_date'
const days = { first: '2026-01-10', last: '2026-01-14' }
const showing = (from_date?: unknown) => sampleData({ from_date })
const made = (...dates: string[]) => [sampleData(dates.map((made_on, id) => ({ id: `${id}`, made_on })))]
const refusal = sampleRefusal(400, 'InvalidFromDate')

const shown = (day: unknown, other: unknown = '2026-02-01') =>
  inOneLine(defaultDayWithin(showing(day), showing(other), place, days))
const others = made('2026-01-09')

cases(
  'holds for a default within its days, and for transactions within theirs',
  [defaultDayWithin(showing('2026-01-10'), showing('2026-02-01'), place, days), 'held: default-day-shown (2)'],
  'is broken by days outside',
  [
    defaultDayWithin(showing('2026-01-09'), showing('2026-02-01'), place, days),
    'broken: 2026-01-09, and 2026-02-01 where another day was sent at data.from_date (2)',
  ],
  [defaultDayAccepted(showing('2026-01-10'), refusal, showing('2026-01-10'), place), 'broken: 400 InvalidFromDate (2)'],
  'stays untested where no date is shown',
  [defaultDayWithin(showing(), showing(null), place, days), 'untested: place-not-shown (2)'],
  'is inconclusive where nothing differs, at midnight, and over refusals and transport errors',
  [
    defaultDayWithin(showing('2026-01-10'), showing('2026-01-10'), place, days),
    'inconclusive: value-never-changes (2)',
  ],
  [defaultDayWithin(refusal, showing('2026-01-10'), place, days), 'inconclusive: nothing-to-check'],
  [
    defaultDayAccepted(showing('2026-01-10'), refusal, showing('2026-01-11'), place),
    'inconclusive: default-day-changed (3)',
  ],
  [madeWithin(made('2026-01-12'), made('2026-01-12'), days), 'inconclusive: all-within-days'],
  [madeWithin(made('2026-01-12'), [refusal], days), 'inconclusive: no-list'],
  'takes both ends of the days, moments by their day, and no other texts',
  [shown('2026-01-14T23:00:00Z'), 'held: default-day-shown (2)'],
  [shown('2026-01-15'), 'broken: 2026-01-15, and 2026-02-01 where another day was sent at data.from_date (2)'],
  [shown('on 2026-01-12'), 'untested: place-not-shown (2)'],
  [shown('2026-01-1'), 'untested: place-not-shown (2)'],
  [shown(['2026-01-12']), 'untested: place-not-shown (2)'],
  [shown('2026-01-12', null), 'untested: place-not-shown (2)'],
  [shown(undefined, '2026-01-12'), 'untested: place-not-shown (2)'],
  [dayAt(showing('2026-01-12T00:00:00Z'), place), '2026-01-12'],
  'takes transactions of the first and of the last day',
  [madeWithin(made('2026-01-10', '2026-01-14T10:00:00Z'), others, days), 'held: rows-as-wanted'],
  [madeWithin(made('2026-01-09'), others, days), 'broken: made_on 2026-01-09 at data[0]'],
  'leaves a default that changed but was accepted alone',
  [defaultDayAccepted(showing('2026-01-10'), showing(), showing('2026-01-11'), place), 'held: request-accepted (2)'],
  'names the days that were asked for',
  [
    madeWithin(made('2026-01-12'), made('2026-01-20'), days).reason.facts.wanted,
    'made_on from 2026-01-10 to 2026-01-14',
  ],
)
