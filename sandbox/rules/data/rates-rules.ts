import { firstRatesDay, ratesOn, type RatesOfDay } from '../../reference/rates.ts'
import { isCalendarDay } from '../../basics/days.ts'

/** Which day's rates are served. Source: Version 4 endpoints, rates. */
export const ratesRules = () => ({
  /** The first day with rates; earlier dates get its rates. */
  firstDate: firstRatesDay,

  /** YYYY-MM-DD of a day that exists. */
  dateValid: (text: string): boolean => isCalendarDay(text),

  /** Rates of days to come do not exist. A choice. */
  outOfRange: (date: string, today: string): boolean => date > today,

  effectiveDate: (date: string | null, today: string, firstDate: string): string =>
    date === null ? today : date < firstDate ? firstDate : date,

  ratesOf: (date: string): RatesOfDay => ratesOn(date),
})
