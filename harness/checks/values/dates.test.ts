import { cases, thrown } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { dayWithin, defaultDayAccepted, madeWithin } from './date-shown.ts'
import { defaultShown } from './setting-shown.ts'
import {
  type DateCase,
  dateClasses,
  dateDecided,
  daysCalled,
  refusedForDate,
  rulingOf,
  datesAccepted,
  datesAsInCreation,
  datesRefused,
  undatedRefused,
  type WindowProbes,
} from './date-window.ts'

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
  [shown('2026-01-14T23:00:00Z'), 'held: holds (2)'],
  [shown('2026-01-09'), 'broken: "2026-01-09" at data.from_date (2)'],
  'What is no day is not shown',
  [
    ['on 2026-01-12', '2026-01-1', ['2026-01-12'], undefined].map((day) => shown(day).reason.code),
    Array(4).fill('left-out'),
  ],
  [shown('2026-01-10', '2026-01-10'), 'inconclusive: alike (2)'],
  'The day that was the default is accepted, unless it changed meanwhile',
  [accepted(refusal, '2026-01-10'), 'broken: 400 InvalidFromDate (2)'],
  [accepted(refusal, '2026-01-11'), 'inconclusive: value-differs (3)'],
  [accepted(showing(), '2026-01-11'), 'held: request-accepted (2)'],
  'Transactions are of the first to the last day',
  [within(['2026-01-10', '2026-01-14T10:00:00Z']), 'held: holds-for'],
  [within(['2026-01-09']), 'broken: made_on 2026-01-09 at data[0]'],
  [within(['2026-01-12'], made('2026-01-12')), 'inconclusive: alike'],
  [within(['2026-01-12'], [refusal]), 'inconclusive: nothing-to-check'],
)

const success = sampleData({})

const both = ['accounts', 'transactions']
const from = (day: number, scopes = both): DateCase => ({ field: 'from_date', scopes, day })

const decided = (failErrorClass: string | undefined) =>
  refusedForDate(success, success, ['InvalidFromDate'], { failErrorClass, exchange: success })

cases(
  'dateWindow knows what days a word may mean, a day of grace on both sides',
  [daysCalled('today'), [-1, 1]],
  [thrown(() => daysCalled('someday')), /^DAY_UNKNOWN: .*"someday".*2 months ago, today/],
  'dateWindow leaves a day of grace at both edges',
  [
    [-64, -63, -59, -58, 0, 1, 2, 3].map((day) => rulingOf(from(day))),
    ['outside', undefined, undefined, 'accepted', 'accepted', undefined, undefined, 'outside'],
  ],
  [rulingOf(from(0, ['accounts'])), 'unusable'],
  'dateDecided holds where dates are accepted and refused as they should be, and is broken by the contrary',
  [dateDecided(success, success, from(1)), 'held: holds'],
  [dateDecided(success, refusal, from(1)), 'held: refused (2)'],
  [dateDecided(success, refusal, from(-30)), 'broken: 400 InvalidFromDate (2)'],
  [dateDecided(success, success, from(-90)), 'broken: accepted: 200 with data (2)'],
  'refusedForDate is inconclusive where the request without the date is refused too',
  [refusedForDate(refusal, refusal, ['InvalidFromDate']), 'inconclusive: control-alike (2)'],
  'dateClasses allows the class of the field alone, and of any date where it lies outside',
  [dateClasses('to_date', 'outside'), ['InvalidToDate', 'DateOutOfRange']],
  [dateClasses('to_date', 'malformed'), ['InvalidToDate', 'DateFormatInvalid', 'DateOutOfRange']],
  'A wrong date that is accepted may still end the attempt, with a class of its field',
  [decided('InvalidFromDate'), 'held: refused (2)'],
  [decided('InvalidToDate'), 'broken'],
)

const early = sampleRefusal(400, 'InvalidFromDate')
const late = sampleRefusal(400, 'InvalidToDate')

const dates = [
  { field: 'from_date', wrong: 'outside', answer: early },
  { field: 'to_date', wrong: 'outside', answer: late },
] as const

const unusable = { field: 'from_date', wrong: 'unusable', answer: early } as const
const probes = { outside: dates, beyond: [], unfit: [], inside: [success], ends: [], control: success }
const asInCreation = (tried: Partial<WindowProbes>) => datesAsInCreation({ ...probes, ...tried })
const undated = (...unfit: WindowProbes['unfit']) => undatedRefused({ ...probes, unfit })
const failed = { failErrorClass: 'InvalidFromDate', exchange: success }

cases(
  'datesRefused holds where each date is refused by the class of its field',
  [datesRefused([...dates, { ...dates[1], answer: success }], success).reason.code, 'value-differs'],
  [datesRefused(dates, early), 'inconclusive'],
  [datesRefused([], success), 'inconclusive'],
  'datesAccepted holds where each date is accepted',
  [datesAccepted([success, success], success), 'held: request-accepted'],
  [datesAccepted([success, early], success), 'broken: 400 InvalidFromDate (2)'],
  [datesAccepted([early], early), 'inconclusive'],
  'windowKept holds where a route takes dates as a creation does',
  [asInCreation({ unfit: [{ ...unusable, answer: sampleRefusal(400, 'DateOutOfRange') }] }), 'broken'],
  'undatedRefused holds where a date without its fetch is refused by any class, at once or at the end',
  [undated(unusable, { ...unusable, answer: sampleRefusal(400, 'WrongRequestFormat') }), 'held'],
  [undated({ ...unusable, answer: success, ended: failed }), 'held'],
)
