import { differs } from '../../../core/judgement.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing, placeOf } from '../records-in.ts'

/** The points for each kind of record. */
const pointsOf: Readonly<Record<string, readonly string[]>> = {
  login: ['record', 'login'],
  attempt: ['record'],
  account: ['record', 'account'],
  transaction: ['record', 'transaction'],
}

/**
 * A record shown to one client is never shown to another. Records are the same if kind, id and creation time are,
 * because each client may number its own records.
 */
export const observer: Observer = {
  name: 'owners',
  title: 'Nothing of one client is shown to another',
  points: ['record', 'login', 'account', 'transaction'],
  concerns: showing(...Object.keys(pointsOf)),
  look: (sighting, memory) =>
    sighting.records.flatMap((record): Remark[] => {
      const { client, exchange } = sighting
      const { kind, id, row, isKnown } = record
      const points = pointsOf[kind] ?? []
      // The client was shown just this before.
      if (isKnown) return points.map((point) => ({ point, looked: 1 }))
      const { created_at: createdAt } = row
      const first = typeof createdAt === 'string' ? memory.firstClient(sighting, record, createdAt) : undefined
      if (!first) return []
      if (first.client === client) return points.map((point) => ({ point, looked: 1 }))
      const difference = {
        wanted: `nothing of the ${first.client} client`,
        got: `its ${kind} ${id}`,
        place: placeOf(record),
      }
      const found = differs(difference, [first.exchange, exchange])
      return points.map((point) => ({ point, looked: 1, broken: found }))
    }),
}
