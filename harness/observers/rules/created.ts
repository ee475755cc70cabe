import { differs } from '../../../core/judgement.ts'
import type { Observer, Remark } from '../observer.ts'
import { linkOf, showing, placeOf } from '../records-in.ts'

/** Every login of a customer comes from a creation that was accepted. Decided where one of the customer's was refused. */
export const observer: Observer = {
  name: 'created',
  title: 'A refused creation leaves no login behind',
  concerns: showing('login'),
  look: ({ dialect, exchange, owner, records, route }, memory) =>
    records.flatMap((record): Remark[] => {
      const customer = record.kind === 'login' ? linkOf(dialect, record.row, 'customer_id') : undefined
      if (customer === undefined || route?.makes === 'login') return []
      const refused = memory.creations.refusedFor(owner, customer, record.id, exchange)
      if (!refused) return [{ looked: 1 }]
      const difference = {
        wanted: 'logins whose creation was accepted',
        got: `login ${record.id}`,
        place: placeOf(record),
      }
      return [{ looked: 1, broken: differs(difference, [refused, exchange]) }]
    }),
}
