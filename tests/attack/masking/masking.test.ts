import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Exchange } from '../../../core/exchange.ts'
import { createMasker } from '../../../harness/client/masking/mask.ts'
import { encodings } from './encodings.ts'
import { answered, giving, places } from './places.ts'
import { shownIn } from './shown-in.ts'

const runs = { seed: 7, numRuns: 150 }
const named = <T>(all: Readonly<Record<string, T>>) => fc.constantFrom(...Object.entries(all))

/** Secrets as people and machines make them: eight characters or more, among them blanks, colons, quotes and other scripts. */
const typed = fc
  .string({
    unit: fc.constantFrom(...Array.from('abcdefGHIJ0123456789 :;,-_.~!%&<>"\'/+=éßдж日😀')),
    minLength: 8,
    maxLength: 40,
  })
  .filter((text) => text.trim() === text && /[A-Za-z0-9]{2}/.test(text) && new Set(text).size > 5)
/** What a target gives out: letters alone too. */
const token = fc.string({
  unit: fc.constantFrom(...Array.from('abcdefghjkmnpqrsABCDEFGHJK23456789')),
  minLength: 11,
  maxLength: 40,
})

/** What must not be read anywhere in a masked exchange. */
function assertHidden(masked: Exchange, forbidden: string[], what: string): void {
  const found = shownIn(masked, forbidden)
  assert.ok(!found, `${what}: ${found?.one} in ${found?.text}`)
}

test('No secret of a profile, in any encoding and at any place of an answer, is in a masked exchange', () => {
  fc.assert(
    fc.property(typed, named(encodings), named(places), (secret, [how, written], [where, at]) => {
      const masker = createMasker([{ value: secret, label: 'secret' }])
      const masked = masker.maskExchange(answered(at(written(secret))))
      assertHidden(masked, [secret, written(secret)], `${how}, in ${where}`)
    }),
    runs,
  )
})

test('No secret that an answer gives out, wherever it does, is in it once it is masked, or in a later one in any encoding', () => {
  fc.assert(
    fc.property(
      token,
      named(giving),
      named(encodings),
      named(places),
      (secret, [how, give], [form, written], [where, at]) => {
        const masker = createMasker()
        const given = answered(give(secret))
        masker.learnFrom(given)
        assertHidden(masker.maskExchange(given), [secret], `given in ${how}`)
        const later = masker.maskExchange(answered(at(written(secret))))
        assertHidden(later, [secret, written(secret)], `given in ${how}; ${form}, in ${where}`)
      },
    ),
    runs,
  )
})
