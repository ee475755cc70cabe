import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { encodedTexts } from './encoded-texts.ts'
import { plainView } from './text-view.ts'

/** Where a value is read in a text, as the part of the text. */
function partsWith(value: string, text: string): string[] {
  return [...encodedTexts(plainView(text))].flatMap((inner) => {
    const at = inner.text.indexOf(value)
    return at < 0 ? [] : [text.slice(...inner.span(at, at + value.length))]
  })
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const hex = (text: string) => Buffer.from(text).toString('hex')

const folds: Array<[what: string, end: string]> = [
  ['line feeds', '\n'],
  ['carriage returns', '\r\n'],
  ['blanks', '\n  '],
  ['tabs', '\r\n\t\t'],
]
for (const [what, end] of folds)
  test(`Base64 that is folded with ${what} is read over the folds, at widths from eleven on, and given without them`, () => {
    const whole = base64('canary-in-several-lines!')
    for (const width of [11, 12, 16, 20]) {
      const folded = whole.replace(new RegExp(`.{${width}}(?=.)`, 'g'), `$&${end}`)
      assert.deepEqual(partsWith('canary-in-several-lines!', `"${folded}"`), [folded], folded)
      assert.deepEqual(partsWith(whole.slice(4), `"${folded}"`), [folded.slice(4)], folded)
    }
  })

const cases: Array<[what: string, text: string, part: string]> = [
  ['base64', `"${base64('canary in')}"`, base64('canary')],
  ['base64 amid other words', `next${base64('canary')}`, base64('canary')],
  [
    'folded base64',
    `${base64('canary in two').slice(0, 12)}\r\n  ${base64('canary in two').slice(12)}`,
    base64('canary'),
  ],
  ['hex', `<${hex('canary')}>`, hex('canary')],
  ['hex after letters', `xyz${hex('canary')}`, hex('canary')],
  ['hex in capitals after an odd digit', `a${hex('canary').toUpperCase()}`, hex('canary').toUpperCase()],
]
for (const [what, text, part] of cases)
  test(`Read: ${what}`, () => assert.ok(partsWith('canary', text).includes(part), partsWith('canary', text).join()))

test('A text is read once from one place', () => {
  for (const text of [base64('canary in two'), hex('canary in two')])
    assert.deepEqual(
      [...encodedTexts(plainView(text))].map((inner) => inner.text).filter((inner) => inner.includes('two')),
      ['canary in two'],
    )
})

test('Words hold no text', () => {
  for (const text of ['{"transactions":[]}', 'short', 'a sentence of plain words', '0123456789'])
    assert.deepEqual(
      [...encodedTexts(plainView(text))].map((inner) => inner.text),
      [],
      text,
    )
})

test('Within any base64 text that holds a value it is read, and only characters that hold a part of it are its own', () => {
  const bytes = fc.uint8Array({ maxLength: 7 })
  const value = fc.string({ minLength: 6, unit: 'grapheme' }).filter((text) => text.isWellFormed())
  fc.assert(
    fc.property(bytes, value, bytes, (before, text, after) => {
      const whole = Buffer.concat([before, Buffer.from(text), after])
      // What is shorter than eleven characters of base64 is looked for as it stands, and not read.
      fc.pre(whole.length >= 8)
      for (const encoding of ['base64', 'base64url', 'hex'] as const) {
        const parts = partsWith(text, whole.toString(encoding))
        const chars = Buffer.byteLength(text) * (encoding === 'hex' ? 2 : 4 / 3)
        assert.ok(
          parts.some((part) => part.length >= chars && part.length <= chars + 2),
          whole.toString(encoding),
        )
      }
    }),
  )
})
