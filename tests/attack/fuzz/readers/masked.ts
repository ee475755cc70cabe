import fc from 'fast-check'
import type { ReceivedAnswer } from '../../../../core/exchange.ts'
import { createMasker } from '../../../../harness/client/masking/mask.ts'
import { encodings } from '../../masking/encodings.ts'
import { answered, giving, places } from '../../masking/places.ts'
import { shownIn } from '../../masking/shown-in.ts'
import { tryCases, withinMs, type Tried } from './try-cases.ts'

const letters = Array.from('abcdefghjkmnpqrsABCDEFGHJK23456789')
const secrets = fc.string({ unit: fc.constantFrom(...letters), minLength: 11, maxLength: 60 }).filter(isVaried)
const named = <T>(all: Readonly<Record<string, T>>) => fc.constantFrom(...Object.entries(all))
const planting = fc.record({ form: named(encodings), place: named(places) })

/** Secrets of a profile and of answers, in any encoding at several places of one answer: none can be read in it. */
export function fuzzMasker(options: { seed: number; cases: number; seconds: number }): Tried {
  return tryCases(
    fc.record({
      own: secrets,
      given: secrets,
      give: named(giving),
      plantings: fc.array(planting, { minLength: 1, maxLength: 3 }),
      noise: fc.string({ unit: 'grapheme', maxLength: 40 }),
    }),
    ({ own, given, give: [how, give], plantings, noise }) => {
      const masker = createMasker([{ value: own, label: 'secret' }])
      const first = answered(give(given))
      masker.learnFrom(first)
      const written = plantings.flatMap(({ form: [, encode] }) => [own, given].map(encode))
      const names = plantings.map(({ form, place }) => `${form[0]}, in ${place[0]}`).join('; ')
      withinMs(5000, () => {
        for (const [at, { place }] of plantings.entries())
          for (const text of written.slice(at * 2, at * 2 + 2)) {
            const answer: Partial<ReceivedAnswer> = place[1](text)
            const found = shownIn(masker.maskExchange(answered(withNoise(answer, noise))), [own, given, text])
            if (found) throw new Error(`shows ${found.one}, given in ${how}; ${names}`)
          }
      })
    },
    options,
  )
}

function withNoise(answer: Partial<ReceivedAnswer>, noise: string): Partial<ReceivedAnswer> {
  return { ...answer, headers: [['X-Noise', noise], ...(answer.headers ?? [])] }
}

function isVaried(text: string): boolean {
  return /\d/.test(text) && new Set(text).size > 6
}
