import { differs } from '../../../core/judgement.ts'
import { isSuccess, metaOf, rowsOf } from '../../checks/answers/answer.ts'
import type { Observer } from '../observer.ts'
import { idOf, parameterOf } from '../records-in.ts'

/** A customer's list of logins on one page shows every login that was fetched before. */
export const observer: Observer = {
  name: 'complete',
  title: 'A list shows all that is known of its customer',
  concerns: ({ request }) => request === 'list logins',
  look: ({ dialect, exchange, owner, query, from }, memory) => {
    const customer = parameterOf(dialect, query, 'customer_id')
    if (customer === undefined || !isSuccess(exchange)) return []
    const isWhole = !query.has('from_id') && idOf(metaOf(exchange)?.next_id) === undefined
    const shown = new Set((rowsOf(exchange) ?? []).map(({ id }) => idOf(id)))
    const known = memory.children.of(owner, customer).filter(({ to }) => to + memory.quiet.graceMs < from)
    if (!isWhole || known.length === 0) return []
    const missing = known.find(({ login }) => !shown.has(login))
    const broken =
      missing &&
      differs({ wanted: `${missing.login}, which the customer has`, got: 'a list without it', place: 'data' }, [
        missing.exchange,
        exchange,
      ])
    return [{ looked: known.length, ...(broken && { broken }) }]
  },
}
