import { differs } from '../../../core/judgement.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing, placeOf } from '../records-in.ts'

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
      const secretOwner = typeof secret === 'string' ? memory.secrets.ownerOf(secret) : undefined
      const made = secretOwner?.made
      if (!made || secretOwner.kind !== kind || secretOwner.interface !== dialect.interface) return []
      if (secretOwner.id === id) return [{ point: kind, looked: 1 }]
      const difference = {
        wanted: 'a secret of its own',
        got: `that of ${kind} ${secretOwner.id}`,
        place: `${placeOf(record)}.secret`,
      }
      return [{ point: kind, looked: 1, broken: differs(difference, [made, exchange]) }]
    }),
}
