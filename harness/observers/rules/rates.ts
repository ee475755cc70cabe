import { differs, holds } from '../../../core/judgement.ts'
import { metaOf } from '../../checks/answers/answer.ts'
import { isDay } from '../../checks/values/same-setting.ts'
import { observerOf } from '../answer-rules.ts'

/** The day with the first rates, which an earlier date gets too. Source: Account information / Endpoints / Version 4. */
const firstDay = '2014-03-21'

/** Rates that are asked for by a date are of that date, or of a day before it. */
export const observer = observerOf(
  'rates',
  'Rates are of no later day than the date that is asked for',
  [
    {
      decide: ({ query, exchange }) => {
        const [date = '', ...more] = query.getAll('date')
        const got = metaOf(exchange)?.['issued_on']
        if (more.length > 0 || !isDay(date) || date < firstDay || !isDay(got)) return undefined
        if (String(got) <= date) return holds([exchange])
        return differs({ wanted: `${date}, or a day before`, got: String(got), place: 'meta.issued_on' }, [exchange])
      },
    },
  ],
  { concerns: ({ request }) => request === 'list rates' },
)
