import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { dataOf, errorClassOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { kindOf } from '../answers/shape.ts'

/** Classes with which a route is rightly withheld from some keys. Which routes those are is not shown. */
const withheld = new Set(['AppsRestricted', 'ActionNotAllowed'])

/**
 * Whether a list that needs nothing but keys is answered, with data as an array. An empty list is inconclusive: nothing
 * shows that its rows are what they should be.
 */
export function listAnswered(exchange: Exchange | undefined): Judgement {
  if (exchange === undefined) return inconclusive('No request was sent.')
  const trouble = transportErrorIn([exchange])
  if (trouble !== undefined) return trouble
  const got = outcomeOf(exchange)
  if (withheld.has(errorClassOf(exchange) ?? '')) return inconclusive(`These keys may not list it: ${got}.`, [exchange])
  const wanted = 'a list: a status from 200 to 299 and data, an array'
  if (!isSuccess(exchange)) return broken('The list was refused.', { wanted, got }, [exchange])
  const data = dataOf(exchange)
  if (!Array.isArray(data)) {
    return broken('The answer is no list.', { wanted, got: `data is ${kindOf(data)}`, place: 'data' }, [exchange])
  }
  if (data.length === 0) return inconclusive('The list is empty, so its rows could not be judged.', [exchange])
  return held(`The list has ${data.length} rows.`, [exchange])
}
