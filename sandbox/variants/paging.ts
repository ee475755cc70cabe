import { wrapRule } from '../faults/kit/change.ts'
import { refusal, type Refusal } from '../basics/refusals.ts'
import type { Variant, PlainProfile } from './kit/variant.ts'
import type { Rules } from '../world/rules.ts'
import { named } from '../world/sandbox.ts'

/** Too large for an exact double, but within 64 bits. */
const beyondDouble = 9_007_199_254_740_993n

/** Other legal ways to cut a list into pages. */
export const variants: Variant[] = named({
  'page-sizes-refused': {
    question: 'page sizes',
    sentence: 'A page size outside the range is refused instead of clamped.',
    patch: wrapRule('paging.perPage', (_rule, text, { defaultPerPage, minPerPage, maxPerPage }) => {
      if (text === null) return defaultPerPage
      const size = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (size >= minPerPage && size <= maxPerPage) return size
      throw refusal('per-page-in-range')
    }),
  },
  'unknown-from-id-refused': {
    question: 'from_id',
    sentence: 'An unknown from_id is refused.',
    patch: exactFromIds,
  },
  'next-page-written-otherwise': {
    question: 'next page: parameters',
    sentence:
      'next_page has its parameters in another order, always has per_page, and percent-encodes more characters.',
    patch: wrapRule('paging.nextPage', (_rule, url, nextId) => {
      if (nextId === null) return null
      const [path = '', query = ''] = url.split('?', 2)
      const asked = [...new URLSearchParams(query)].filter(([name]) => name !== 'from_id').reverse()
      const sized = asked.some(([name]) => name === 'per_page') ? asked : [['per_page', '100'], ...asked]
      const all = [['from_id', nextId], ...sized] as Array<[string, string]>
      return `${path}?${all.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`
    }),
  },
  'next-page-is-a-token': {
    question: 'next page: parameters',
    sentence: 'next_page holds all that was asked for in one parameter, in a form of its own.',
    patch(rules) {
      const { asked, nextPage } = rules.paging
      const inToken = (query: URLSearchParams) => {
        const token = query.get('page_token')
        return token === null ? query : new URLSearchParams(Buffer.from(token, 'base64url').toString())
      }
      rules.paging.asked = (query) => asked(inToken(query))
      rules.paging.nextPage = (url, nextId) => {
        const [path = '', query = ''] = url.split('?', 2)
        const page = nextPage(`${path}?${inToken(new URLSearchParams(query)).toString()}`, nextId)
        const [, next = ''] = page?.split('?', 2) ?? []
        return page === null ? null : `${path}?page_token=${Buffer.from(next).toString('base64url')}`
      }
    },
  },
  // Other legal forms of ids. Ids are texts, and lists ascend by them.
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

/** Also percent-encodes digits and dots, which every reader must decode. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[0-4._]/g, (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** The ids of version 3 are integers, which these texts are not. */
function withoutVersion3({ target }: PlainProfile): void {
  target.interfaces = target.interfaces.filter((name: string) => name !== 'ais-v3')
}

/** Accepts from_id only for an id of the list. */
function exactFromIds({ paging }: Rules): void {
  paging.startsAt = (rows, fromId) => {
    if (fromId === null || fromId === '') return 0
    const at = rows.findIndex((row) => row.id === fromId)
    if (at < 0) throw unknownId()
    return at
  }
}

function unknownId(): Refusal {
  return refusal('from-id-of-the-list')
}
