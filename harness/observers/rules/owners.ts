import { differs } from '../../../core/judgement.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing } from '../records-in.ts'
import { placeOf } from '../shown-record.ts'

/** The points that what another client sees of a resource concerns. */
const pointsOf: Readonly<Record<string, readonly string[]>> = {
  login: ['record', 'login'],
  attempt: ['record'],
  account: ['record', 'account'],
  transaction: ['record', 'transaction'],
}

/**
 * Nothing that one client was shown is shown to another one. Records are the same where kind, id and the moment of their
 * creation are: clients may count their records each for itself.
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
      const { created_at: createdAt } = row
      const first =
        isKnown || typeof createdAt !== 'string' ? undefined : memory.firstClient(sighting, record, createdAt)
      if (!first) return []
      const points = pointsOf[kind] ?? []
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
