import { differs } from '../../../core/judgement.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing } from '../records-in.ts'
import { placeOf } from '../shown-record.ts'

/** The rows that say of a resource that its secret is its own. */
const rulesOf: Readonly<Record<string, readonly string[]>> = {
  login: ['ais/logins/secret-in-login-bodies'],
  customer: ['customers/ids-and-secrets-differ'],
}

/**
 * The secret that the creation of one thing gave is shown of no other one, alone or in a list. A target may hide secrets
 * later, and then behind one text for all.
 */
export const observer: Observer = {
  name: 'own-secrets',
  title: 'Nothing is shown with the secret of another thing',
  rules: () => Object.values(rulesOf).flat(),
  concerns: showing(...Object.keys(rulesOf)),
  look: ({ dialect, exchange, records }, memory) =>
    records.flatMap((record): Remark[] => {
      const { kind, id, row } = record
      const secret = rulesOf[kind] ? row['secret'] : undefined
      const own = typeof secret === 'string' ? memory.secrets.ownerOf(secret) : undefined
      const made = own?.made
      if (!made || own.kind !== kind || own.interface !== dialect.interface) return []
      const rules = rulesOf[kind] ?? []
      if (own.id === id) return rules.map((rule) => ({ rule, looked: 1 }))
      const difference = {
        wanted: 'a secret of its own',
        got: `that of ${kind} ${own.id}`,
        place: `${placeOf(record)}.secret`,
      }
      return rules.map((rule) => ({ rule, looked: 1, broken: differs(difference, [made, exchange]) }))
    }),
}
