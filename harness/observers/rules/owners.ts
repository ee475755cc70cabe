import { differs } from '../../../core/judgement.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing } from '../records-in.ts'
import { placeOf } from '../shown-record.ts'

/** The rows that say of a resource that no other client sees it. */
const rulesOf: Readonly<Record<string, readonly string[]>> = {
  login: ['conventions/secrets/reads-stay-within-client', 'connections/of-another-client'],
  attempt: ['conventions/secrets/reads-stay-within-client'],
  account: ['conventions/secrets/reads-stay-within-client', 'accounts/of-another-client'],
  transaction: ['conventions/secrets/reads-stay-within-client', 'transactions/of-another-client'],
}

/**
 * Nothing that one client was shown is shown to another one. Records are the same where kind, id and the moment of their
 * creation are: clients may count their records each for itself.
 */
export const observer: Observer = {
  name: 'owners',
  title: 'Nothing of one client is shown to another',
  rules: () => Object.values(rulesOf).flat(),
  concerns: showing(...Object.keys(rulesOf)),
  look: (sighting, memory) =>
    sighting.records.flatMap((record): Remark[] => {
      const { client, exchange } = sighting
      const { kind, id, row, isKnown } = record
      const { created_at: createdAt } = row
      const first =
        isKnown || typeof createdAt !== 'string' ? undefined : memory.firstClient(sighting, record, createdAt)
      if (!first) return []
      const rules = rulesOf[kind] ?? []
      if (first.client === client) return rules.map((rule) => ({ rule, looked: 1 }))
      const difference = {
        wanted: `nothing of the ${first.client} client`,
        got: `its ${kind} ${id}`,
        place: placeOf(record),
      }
      const found = differs(difference, [first.exchange, exchange])
      return rules.map((rule) => ({ rule, looked: 1, broken: found }))
    }),
}
