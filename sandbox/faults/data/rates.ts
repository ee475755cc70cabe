import { changeAnswer, changeData } from '../kit/change-data.ts'
import { dateOf, dayNumber } from '../../basics/days.ts'
import type { Fault } from '../kit/fault.ts'
import type { Rules } from '../../world/rules.ts'

type Shape = Record<string, unknown>

/** Changes how the rate of one currency is written. */
function changeRate(rules: Rules, code: string, change: (written: Shape) => Shape): void {
  const { rate } = rules.shape
  rules.shape.rate = (given) => (given.currency_code === code ? change(rate(given)) : rate(given))
}

/** The rules of the daily rates, each broken in one way. */
export const ratesFaults: Fault[] = [
  {
    id: 'gives-rates-by-currency',
    sentence: 'The rates are an object with the currencies as keys.',
    patch: (rules) =>
      changeData(rules, 'rates/list', (rows) =>
        Object.fromEntries((rows as Shape[]).map((row) => [String(row.currency_code), row.rate])),
      ),
  },
  {
    id: 'wants-a-date-for-rates',
    sentence: 'Rates without a date are refused.',
    patch(rules) {
      const { effectiveDate, dateValid } = rules.rates
      let asked = false
      rules.rates.dateValid = (text) => {
        asked = true
        return dateValid(text)
      }
      rules.rates.effectiveDate = (date, today, firstDate) => {
        asked = date !== null
        return effectiveDate(date, today, firstDate)
      }
      changeAnswer(rules, 'rates/list', (answer) =>
        asked
          ? answer
          : {
              ...answer,
              status: 400,
              json: { error_class: 'WrongRequestFormat', error_message: 'date is missing', request: {} },
            },
      )
    },
  },
  {
    id: 'writes-a-rate-as-text',
    sentence: 'The rate of one currency is a string.',
    patch: (rules) => changeRate(rules, 'JPY', (written) => ({ ...written, rate: String(written.rate) })),
  },
  {
    id: 'leaves-fail-out-where-it-is-false',
    sentence: 'fail is left out when it is false.',
    patch(rules) {
      const { rate } = rules.shape
      rules.shape.rate = (given) => {
        const { fail, ...rest } = rate(given)
        return fail === true ? { ...rest, fail } : rest
      }
    },
  },
  {
    id: 'writes-meta-issued-on-as-a-moment',
    sentence: 'issued_on of meta is a datetime.',
    patch: (rules) =>
      changeAnswer(rules, 'rates/list', (answer) => {
        const json = answer.json as { meta?: { issued_on: string } }
        return json.meta
          ? { ...answer, json: { ...json, meta: { issued_on: `${json.meta.issued_on}T00:00:00Z` } } }
          : answer
      }),
  },
  {
    id: 'gives-the-rates-of-today-for-every-date',
    sentence: 'The date is checked, but the answer has the rates of today.',
    patch(rules) {
      rules.rates.effectiveDate = (_date, today) => today
    },
  },
  {
    id: 'updates-rates-once-a-week',
    sentence: 'The rates of a day are those of the Monday before.',
    patch(rules) {
      const { ratesOf } = rules.rates
      rules.rates.ratesOf = (date) => {
        const day = new Date(date)
        const sinceMonday = (day.getUTCDay() + 6) % 7
        return { ...ratesOf(dateOf(dayNumber(day) - sinceMonday)), issued_on: date }
      }
    },
  },
  {
    id: 'gives-one-table-of-rates-for-every-date',
    sentence: 'meta has the requested date, but the rates are always those of the same day.',
    patch(rules) {
      const { ratesOf } = rules.rates
      rules.rates.ratesOf = (date) => ({ ...ratesOf('2020-01-01'), issued_on: date })
    },
  },
  {
    id: 'rates-begin-a-day-late',
    sentence: 'Dates before the first day are answered with the day after it.',
    patch(rules) {
      const { effectiveDate } = rules.rates
      rules.rates.effectiveDate = (date, today, firstDate) =>
        date !== null && date < firstDate ? '2014-03-22' : effectiveDate(date, today, firstDate)
    },
  },
  {
    id: 'refuses-dates-before-the-first-rates',
    sentence: 'Dates before the first day are refused with DateOutOfRange.',
    patch(rules) {
      const { outOfRange } = rules.rates
      rules.rates.outOfRange = (date, today) => date < rules.rates.firstDate || outOfRange(date, today)
    },
  },
  {
    id: 'gives-rates-for-one-euro',
    sentence: 'Rates are relative to the euro.',
    patch(rules) {
      const { ratesOf } = rules.rates
      rules.rates.ratesOf = (date) => {
        const day = ratesOf(date)
        const euro = day.rates.find(({ currency_code }) => currency_code === 'EUR')?.rate ?? 1
        return { ...day, rates: day.rates.map((rate) => ({ ...rate, rate: rate.rate / euro })) }
      }
    },
  },
  {
    id: 'never-says-that-a-rate-failed',
    sentence: 'A rate taken from the day before has fail false.',
    patch(rules) {
      const { rate } = rules.shape
      rules.shape.rate = (given) => ({ ...rate(given), fail: false })
    },
  },
  {
    id: 'gives-failed-rates-a-value-of-their-own',
    sentence: 'A rate with fail true is a little above that of the day before.',
    patch(rules) {
      const { rate } = rules.shape
      rules.shape.rate = (given) => (given.fail ? { ...rate(given), rate: given.rate * 1.01 } : rate(given))
    },
  },
  {
    id: 'issues-all-rates-in-the-year-after',
    sentence: 'Every rate has an issued_on a year after its day.',
    patch(rules) {
      const { rate } = rules.shape
      rules.shape.rate = (given) => {
        const [year = '', ...rest] = given.issued_on.split('-')
        return { ...rate(given), issued_on: [Number(year) + 1, ...rest].join('-') }
      }
    },
  },
  {
    id: 'gives-a-currency-no-value',
    sentence: 'The rate of the zloty is 0.',
    patch: (rules) => changeRate(rules, 'PLN', (written) => ({ ...written, rate: 0 })),
  },
  {
    id: 'takes-dates-in-any-form',
    sentence: 'Dates in other formats, such as 2019-6-19, are accepted.',
    patch(rules) {
      const { dateValid } = rules.rates
      rules.rates.dateValid = (text) => dateValid(text) || !Number.isNaN(Date.parse(text))
      const { effectiveDate } = rules.rates
      rules.rates.effectiveDate = (date, today, firstDate) =>
        effectiveDate(date === null ? null : new Date(date).toISOString().slice(0, 10), today, firstDate)
    },
  },
  {
    id: 'calls-a-malformed-date-out-of-range',
    sentence: 'A text that is not a date is refused with DateOutOfRange.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'DateFormatInvalid' ? 'DateOutOfRange' : classSent(errorClass)
    },
  },
  {
    id: 'rolls-impossible-dates-over',
    sentence: '30 February is accepted as the first or second of March.',
    patch(rules) {
      rules.rates.dateValid = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text)
      rules.rates.effectiveDate = (date, today) => (date === null || Number.isNaN(Date.parse(date)) ? today : date)
    },
  },
  {
    id: 'gives-rates-of-unlisted-currencies',
    sentence: 'The rates hold a currency that the list of currencies does not have.',
    patch: (rules) => changeRate(rules, 'LTL', (written) => ({ ...written, currency_code: 'LTT' })),
  },
]
