import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodedText, decodedViews, plainView } from './text-view.ts'

const cases: Array<[what: string, text: string, decoded: string]> = [
  ['percent-encoding of every character', '%61%62%C3%A9', 'abé'],
  ['percent-encoding in either case', 'a%2fb%2Fc', 'a/b/c'],
  ['percent-encoding of code units', '%u0061%U0062', 'ab'],
  ['percent-encoding that was encoded again', '%2561', 'a'],
  ['bytes that are no text', '%ff%61', '\ufffda'],
  ['escapes of JSON', '\\u0061\\/\\"\\\\x\\n', 'a/"\\x\n'],
  ['blanks and control characters', '\\b\\f\\n\\r\\t', '\b\f\n\r\t'],
  ['a backslash alone', '\\\\', '\\'],
  ['escapes in capitals', '\\U0061\\X62', 'ab'],
  ['surrogates', '\\ud83d\\ude00', '😀'],
  ['numeric entities', '&#97;&#x62;&#X63;&#100&#x65', 'abcde'],
  ['named entities', '&amp;&lt;&GT;&quot;&apos;', `&<>"'`],
  ['entities of entities', '&amp;#97;', 'a'],
  ['what is no escape', '100% \\q & &nothing; %zz', '100% \\q & &nothing; %zz'],
  ['the last number of a character', '&#1114111;', '\u{10ffff}'],
  ['a number that is no character', '&#1114112;', '\ufffd'],
]
for (const [what, text, decoded] of cases) test(`Decoded: ${what}`, () => assert.equal(decodedText(text), decoded))

test('A text without escapes is the view itself', () => {
  for (const text of ['abc', 'a & b', '']) {
    const view = plainView(text)
    assert.deepEqual(decodedViews(view), [view])
  }
})

test('A part of a decoded text is found in the original with its escapes whole', () => {
  const text = 'x%61\\u0062&#99;%C3%A9z'
  const view = decodedViews(plainView(text)).at(-1)!
  assert.equal(view.text, 'xabcéz')
  const found = (part: string) => {
    const at = view.text.indexOf(part)
    return text.slice(...view.span(at, at + part.length))
  }
  assert.deepEqual(['x', 'a', 'ab', 'bc', 'é', 'cé', 'z'].map(found), [
    'x',
    '%61',
    '%61\\u0062',
    '\\u0062&#99;',
    '%C3%A9',
    '&#99;%C3%A9',
    'z',
  ])
})

test('A part of what was encoded twice is found in the original', () => {
  const text = '%2561b'
  assert.deepEqual(decodedViews(plainView(text)).at(-1)?.span(0, 1), [0, 5])
})

test('A part of a run of percent-encoding is found in it, also beside bytes that are no text', () => {
  const text = '%61%C3%A9%ff%62%EF%BF%BD%63%F0%9F%98%80%64'
  const view = decodedViews(plainView(text)).at(-1)!
  assert.equal(view.text, 'aé\ufffdb\ufffdc😀d')
  for (const part of ['a', 'é', 'b', 'c', '😀', 'd', 'b\ufffdc', 'é\ufffdb', 'c😀d']) {
    const at = view.text.indexOf(part)
    const found = text.slice(...view.span(at, at + part.length))
    assert.equal(Buffer.from(found.replaceAll('%', ''), 'hex').toString(), part)
  }
})

test('A text is decoded five times, which is more than anyone encodes one', () => {
  assert.equal(decodedText('%2525252561'), 'a')
  assert.equal(decodedText('%252525252561'), '%61')
})
