import { differs } from '../../../core/judgement.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing } from '../records-in.ts'
import { placeOf } from '../shown-record.ts'

/** The kinds of records with a secret. */
const points = ['login', 'customer']

/** The secret of a created record never appears on another record. A target may later hide secrets behind one common text. */
export const observer: Observer = {
  name: 'own-secrets',
  title: 'Nothing is shown with the secret of another thing',
  points,
  concerns: showing(...points),
  look: ({ dialect, exchange, records }, memory) =>
    records.flatMap((record): Remark[] => {
      const { kind, id, row } = record
      const secret = points.includes(kind) ? row['secret'] : undefined
      const own = typeof secret === 'string' ? memory.secrets.ownerOf(secret) : undefined
      const made = own?.made
      if (!made || own.kind !== kind || own.interface !== dialect.interface) return []
      if (own.id === id) return [{ point: kind, looked: 1 }]
      const difference = {
        wanted: 'a secret of its own',
        got: `that of ${kind} ${own.id}`,
        place: `${placeOf(record)}.secret`,
      }
      return [{ point: kind, looked: 1, broken: differs(difference, [made, exchange]) }]
    }),
}
