import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { dataOf, errorClassOf, isSuccess, outcomeOf, type Row, rowsOf } from '../answers/answer.ts'
import { kindOf } from '../answers/shape.ts'
import { nothingIn, nothingToCheck } from '../answers/nothing-in.ts'

/** Classes with which a target rightly withholds a route from some keys. The documents do not show which routes. */
const withheld = new Set(['AppsRestricted', 'ActionNotAllowed'])

/**
 * Whether a list that needs nothing but keys is answered, with data as an array. An empty list is inconclusive: nothing
 * shows that its rows are what they should be.
 */
export function listAnswered(exchange: Exchange): Judgement {
  const outcome = outcomeOf(exchange)
  if (withheld.has(errorClassOf(exchange) ?? ''))
    return inconclusive(`The keys of this client may not read the list: the target answered ${outcome}`, [exchange])
  const wanted = 'a list: a status from 200 to 299 and data, an array'
  if (!isSuccess(exchange)) return differs({ wanted, got: outcome }, [exchange])
  const data = dataOf(exchange)
  if (!Array.isArray(data)) {
    const kind = kindOf(data)
    return differs({ wanted, got: `data is ${kind}`, place: 'data' }, [exchange])
  }
  if (data.length === 0) return nothingToCheck('row', [exchange])
  return holds([exchange], data.length, 'row')
}

export function ofRows(list: Exchange, rule: (list: Exchange, rows: readonly Row[]) => Judgement): Judgement {
  return withoutRows(list) ?? rule(list, rowsOf(list) ?? [])
}

/** What keeps rules about the rows of a list from being checked; that the list is answered is another rule. */
export function withoutRows(exchange: Exchange): Judgement | undefined {
  const answered = listAnswered(exchange)
  if (answered.finding === 'held') return undefined
  if (answered.finding !== 'broken') return answered
  return nothingIn(exchange, 'list')
}
