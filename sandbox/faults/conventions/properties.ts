import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { dayMs } from '../../basics/days.ts'
import { type Patch, wrapRule } from '../kit/change.ts'

type Field = 'from_date' | 'to_date'

type Parts = ReturnType<Rules['signing']['candidates']>[number]

/** Lets a signature also cover another form of the request than the one received. */
function alsoCovers(forms: (received: Parts) => Array<Partial<Parts>>): Patch {
  return wrapRule('signing.candidates', (rule, received) => [
    ...rule(received),
    ...forms(received).map((form) => ({ ...received, ...form })),
  ])
}

/** The texts that lack one character between `from` and `to`. */
function withoutOne(text: string, from: number, to = text.length): string[] {
  return Array.from(
    { length: Math.max(0, to - from) },
    (_, place) => text.slice(0, from + place) + text.slice(from + place + 1),
  )
}

/** Checks one of the two dates by another rule. */
function evaluateDate(field: Field, isWithin: (day: string, first: string, last: string) => boolean): Patch {
  return wrapRule('dates.within', (rule, day, first, last, own) =>
    own === field ? isWithin(day, first, last) : rule(day, first, last, own),
  )
}

/** Whether a day lies in a window, without regard to years. */
function inSomeYear(day: string, first: string, last: string): boolean {
  const [of, from, to] = [day, first, last].map((date) => date.slice(5))
  if (of === undefined || from === undefined || to === undefined) return false
  return from <= to ? of >= from && of <= to : of >= from || of <= to
}

/** Rules that break only outside of hand-picked examples; generated values find them. */
export const faults = faultsNamed({
  'verifies-over-a-path-that-lacks-a-character': alsoCovers(({ url }) => {
    const query = url.includes('?') ? url.indexOf('?') : url.length
    return withoutOne(url, url.indexOf('/', url.indexOf('//') + 2), query).map((other) => ({ url: other }))
  }),
  'verifies-over-a-query-that-lacks-a-character': alsoCovers(({ url }) =>
    url.includes('?') ? withoutOne(url, url.indexOf('?') + 1).map((other) => ({ url: other })) : [],
  ),
  'forgives-the-lowest-bit-of-a-byte': wrapRule('signing.verifies', (rule, publicKey, signature, text, client) => {
    if (rule(publicKey, signature, text, client)) return true
    return Array.from({ length: 64 }, (_, place) => signature.length - 1 - place).some((place) => {
      const other = Buffer.from(signature)
      other[place] = (other[place] ?? 0) ^ 1
      return rule(publicKey, other, text, client)
    })
  }),
  'forgets-the-year-of-from-date': evaluateDate('from_date', inSomeYear),
  'forgets-the-year-of-to-date': evaluateDate('to_date', inSomeYear),
  'takes-no-to-date-of-three-weeks-ago': {
    sentence: 'to_date is refused from 20 to 29 days before the end of its window.',
    patch: evaluateDate('to_date', (day, first, last) => {
      const before = (Date.parse(last) - Date.parse(day)) / dayMs
      return day >= first && day <= last && !(before >= 20 && before < 30)
    }),
  },
})
