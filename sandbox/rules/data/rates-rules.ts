import { firstRatesDay, ratesOn, type RatesOfDay } from '../../reference/rates.ts'

/** Which day's rates are served. Source: Version 4 endpoints, rates. */
export function ratesRules() {
  return {
    /** The first day with rates; earlier dates get its rates. */
    firstDate: firstRatesDay,

    /** YYYY-MM-DD of a day that exists. */
    dateValid(text: string): boolean {
      const match = /^\d{4}-\d{2}-\d{2}$/.exec(text)
      const time = Date.parse(`${text}T00:00:00Z`)
      return match !== null && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
    },

    /** Rates of days to come do not exist. A choice. */
    outOfRange: (date: string, today: string): boolean => date > today,

    effectiveDate: (date: string | null, today: string, firstDate: string): string =>
      date === null ? today : date < firstDate ? firstDate : date,

    ratesOf: (date: string): RatesOfDay => ratesOn(date),
  }
}
