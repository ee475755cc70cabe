import { dateOf, dayNumber } from '../../basics/days.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../kit/change.ts'

export const faults = faultsNamed({
  'updates-rates-once-a-week': wrapRule('rates.ratesOf', (rule, date) => {
    const day = new Date(date)
    const sinceMonday = (day.getUTCDay() + 6) % 7
    return { ...rule(dateOf(dayNumber(day) - sinceMonday)), issued_on: date }
  }),
  'gives-one-table-of-rates-for-every-date': wrapRule('rates.ratesOf', (rule, date) => ({
    ...rule('2020-01-01'),
    issued_on: date,
  })),
  'rates-begin-a-day-late': wrapRule('rates.effectiveDate', (rule, date, today, firstDate) =>
    date !== null && date < firstDate ? '2014-03-22' : rule(date, today, firstDate),
  ),
  'gives-undated-rates-of-the-date-asked-for-last': replaceRule('rates.effectiveDate', (rule) => {
    let last: string | null = null
    return (date, today, firstDate) => rule((last = date ?? last), today, firstDate)
  }),
  'gives-rates-for-one-euro': wrapRule('rates.ratesOf', (rule, date) => {
    const day = rule(date)
    const euro = day.rates.find(({ currency_code }) => currency_code === 'EUR')?.rate ?? 1
    return { ...day, rates: day.rates.map((rate) => ({ ...rate, rate: rate.rate / euro })) }
  }),
  'takes-dates-in-any-form'(rules) {
    const { dateValid } = rules.rates
    rules.rates.dateValid = (text) => dateValid(text) || !Number.isNaN(Date.parse(text))
    const { effectiveDate } = rules.rates
    rules.rates.effectiveDate = (date, today, firstDate) =>
      effectiveDate(date === null ? null : new Date(date).toISOString().slice(0, 10), today, firstDate)
  },
  'rolls-impossible-dates-over'(rules) {
    rules.rates.dateValid = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text)
    rules.rates.effectiveDate = (date, today) => (date === null || Number.isNaN(Date.parse(date)) ? today : date)
  },
})
