import { differs, holds } from '../../../core/judgement.ts'
import { metaOf } from '../../checks/answers/answer.ts'
import { isDay } from '../../checks/values/same-setting.ts'
import { observerOf } from '../answer-rules.ts'

/** Rates that are asked for by a date are of that date, or of a day before it. A date before the first day gets its rates. */
export const observer = observerOf(
  'rates',
  'Rates are of no later day than the date that is asked for',
  [
    {
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
  ],
  { concerns: ({ request }) => request === 'list rates' },
)
