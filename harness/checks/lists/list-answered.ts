import { check } from '../answers/check.ts'
import { demand, demandSome, nothingIn } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { dataOf, errorClassOf, isSuccess, outcomeOf, type Row, rowsOf } from '../answers/answer.ts'
import { kindOf } from '../answers/shape.ts'

/** Classes with which a target rightly withholds a route from some keys. The documents do not show which routes. */
const withheld = new Set(['AppsRestricted', 'ActionNotAllowed'])

/**
 * Whether a list that needs nothing but keys is answered, with data as an array. An empty list is inconclusive: nothing
 * shows that its rows are what they should be.
 */
export const listAnswered = check((list: Exchange) => {
  demandGranted(list)
  const wanted = 'a list: a status from 200 to 299 and data, an array'
  if (!isSuccess(list)) return differs({ wanted, got: outcomeOf(list) }, [list])
  const data = dataOf(list)
  if (!Array.isArray(data)) return differs({ wanted, got: `data is ${kindOf(data)}`, place: 'data' }, [list])
  demandSome(data.length, 'row')
  return holds([list], data.length, 'row')
})

/** The rows of such a list; that it is answered is another rule. @throws CheckStopped (inconclusive) where it shows none */
export function rowsIn(list: Exchange): readonly Row[] {
  demandGranted(list)
  const rows = isSuccess(list) ? rowsOf(list) : undefined
  if (!rows) return nothingIn(list, 'list')
  demandSome(rows.length, 'row', [list])
  return rows
}

/** The keys of the client may read the list. */
function demandGranted(list: Exchange): void {
  const outcome = outcomeOf(list)
  demand(!withheld.has(errorClassOf(list) ?? ''), because('request-refused-otherwise', { outcome }), [list])
}
