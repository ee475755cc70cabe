import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { longestMade } from './longest-made.ts'

const lengths: Array<[source: string, most: number]> = [
  ['', 0],
  ['^ab$', 2],
  ['a|bcd|ef', 3],
  ['^[A-Z\\]]{2}[0-9]{4}$', 6],
  ['(a(b|cd)?)*', 30],
  ['x+y?', 13],
  ['a{3}', 3],
  ['a{3,}', 16],
  ['a{3,5}', 5],
  ['a{0,200}', 10],
  ['\\p{L}{2}\\u{1F600}\\(\\)', 5],
  ['(?:ab){2}(?=c)(?<name>d)', 6],
  ['(((x{100}){100}){100}){100}', 100_000_000],
  ['[a-z]{1000000,}', 2_000_010],
]
for (const [source, most] of lengths)
  test(`for ${source || 'nothing'} at most ${most} characters`, () => assert.equal(longestMade(source), most))

test('no text that is made is longer', () => {
  const piece = fc.constantFrom('a', '[b-d]', '\\d', '(e|fg)', '(?:h{2}i)', '\\p{L}')
  const times = fc.constantFrom('', '*', '+', '?', '{2}', '{1,}', '{0,4}', '*?')
  const source = fc
    .array(fc.tuple(piece, times), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.flat().join(''))
    .chain((inner) => times.map((after) => `^(${inner})${after}$`))
  fc.assert(
    fc.property(source, (text) => {
      const made = fc.sample(fc.stringMatching(new RegExp(text, 'u')), { seed: 1, numRuns: 5 })
      for (const one of made) assert.ok(Array.from(one).length <= longestMade(text), `${text}: ${one.length}`)
    }),
    { numRuns: 20 },
  )
})
