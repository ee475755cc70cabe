import { dayOf, daySeconds, shiftDays } from '../../../core/calendar.ts'
import { headerOf } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { metaOf } from '../../checks/answers/answer.ts'
import { earlierRatesMarked, graceDays } from '../../checks/lists/rates.ts'
import { isDay } from '../../checks/values/same-setting.ts'
import { observerOf } from '../answer-rules.ts'

/** Rates of a date are of that date, or of a day before it; a date before the first day gets its rates. Without a date they are current. */
export const observer = observerOf(
  'rates',
  'Rates are of no later day than the date that is asked for, and without a date of now',
  [
    {
      point: 'of-its-day',
      decide: ({ query, exchange, route }) => {
        const [date = '', ...more] = query.getAll('date')
        const got = metaOf(exchange)?.['issued_on']
        const firstDay = route?.query?.['date']?.least
        if (firstDay === undefined || more.length > 0 || !isDay(date) || date < firstDay || !isDay(got))
          return undefined
        if (String(got) <= date) return holds([exchange])
        return differs({ wanted: `${date}, or a day before`, got: String(got), place: 'meta.issued_on' }, [exchange])
      },
    },
    { point: 'earlier-marked', byItself: true, decide: ({ exchange }) => earlierRatesMarked(exchange) },
    {
      point: 'current',
      decide: ({ query, exchange }) => {
        const got = metaOf(exchange)?.['issued_on']
        const now = Date.parse(headerOf(exchange.answer, 'date') ?? '')
        // A clock that was moved need not move what the target knows of rates.
        const isMoved = !(Math.abs(now - Date.parse(exchange.at)) < daySeconds * 1000)
        if (query.has('date') || !isDay(got) || isMoved) return undefined
        const least = shiftDays(dayOf(new Date(now)), -graceDays)
        if (String(got) >= least) return holds([exchange])
        return differs({ wanted: `${least}, or a later day`, got: String(got), place: 'meta.issued_on' }, [exchange])
      },
    },
  ],
  { concerns: ({ request }) => request === 'list rates' },
)
