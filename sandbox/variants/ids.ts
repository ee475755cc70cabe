import { type Refusal, refusal } from '../basics/refusals.ts'
import type { PlainProfile, Variant } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'
import type { Patch } from '../faults/kit/change.ts'

/** Too large for an exact double, but within 64 bits. */
const beyondDouble = 9_007_199_254_740_993n

/** Other legal forms of ids. Ids are texts, and lists ascend by them. */
export const variants: Variant[] = named({
  'ids-with-a-prefix': {
    question: 'ids',
    sentence: 'An id can be any string; here it is a word and a number of fixed width.',
    options: { idOf: (number) => `obj_${String(number).padStart(10, '0')}` },
    patch: exactFromIds,
    absentIn: ['ais-v3'],
    profile: withoutVersion3,
  },
  'ids-like-uuids': {
    question: 'ids',
    sentence: 'Ids look like UUIDs whose first part counts up.',
    options: { idOf: (number) => `${number.toString(16).padStart(8, '0')}-9d2c-7a41-8f00-5bb1c0ffee00` },
    patch: exactFromIds,
    absentIn: ['ais-v3'],
    profile: withoutVersion3,
  },
  'ids-beyond-doubles': {
    question: 'ids',
    sentence: 'Ids are digits beyond 2^53, which readers must not turn into numbers.',
    options: { idOf: (number) => String(beyondDouble + BigInt(number)) },
    patch(rules) {
      rules.paging.order = (a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)
      rules.paging.startsAt = (rows, fromId) => {
        if (fromId === null || fromId === '') return 0
        if (!/^\d+$/.test(fromId)) throw unknownId()
        const at = rows.findIndex((row) => BigInt(row.id) >= BigInt(fromId))
        return at >= 0 ? at : rows.length
      }
    },
  },
})

/**
 * Version 3 has integer ids of its own beside such texts. They differ from the ids of the profile and of other
 * versions, so that a check would take them for a mistake.
 */
function withoutVersion3({ target }: PlainProfile): void {
  target.interfaces = target.interfaces.filter((name: string) => name !== 'ais-v3')
}

/** Accepts from_id only for an id of the list. */
export function exactFromIds(): Patch {
  return (rules) => {
    rules.paging.startsAt = (rows, fromId) => {
      if (fromId === null || fromId === '') return 0
      const at = rows.findIndex((row) => row.id === fromId)
      if (at < 0) throw unknownId()
      return at
    }
  }
}

function unknownId(): Refusal {
  return refusal('from-id-of-the-list')
}
