import { differs } from '../../../core/judgement.ts'
import { disorderOf } from '../../checks/paging/id-order.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing, placeOf } from '../records-in.ts'

/** The last_attempt of a login is its newest one in every view: never older than an attempt seen before. */
export const observer: Observer = {
  name: 'newest-attempt',
  title: 'The last_attempt of a login is its newest one in every view',
  concerns: showing('login'),
  look: ({ owner, exchange, records, from, clockMoves }, memory) =>
    records.flatMap((record): Remark[] => {
      const { id, login, row } = record
      const newest = record.nested && login !== undefined ? memory.newest.of(owner, login) : undefined
      if (!newest || newest.to + memory.quiet.graceMs > from) return []
      const isBefore = newest.id !== id && Date.parse(String(row.created_at)) < newest.createdMs
      // While the clock is ahead, attempts get future times, so only ids show which of two is newer.
      const isOlder = isBefore && !(clockMoves && !disorderOf([{ id: newest.id }, { id }]))
      if (!isOlder) return [{ looked: 1 }]
      const difference = { wanted: `${newest.id}, which is newer`, got: id, place: `${placeOf(record)}.id` }
      return [{ looked: 1, broken: differs(difference, [newest.exchange, exchange]) }]
    }),
}
