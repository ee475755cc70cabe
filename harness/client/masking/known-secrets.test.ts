import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKnownSecrets } from './known-secrets.ts'

/** The masked text when these values are known, each under its own number. */
function replaced(text: string, ...values: string[]): string {
  const known = createKnownSecrets()
  for (const value of values) known.learn(value, 'key')
  return known.replace(text)
}

test('Equal values have one stand-in, different values different ones, numbered by label', () => {
  const known = createKnownSecrets()
  assert.equal(known.standIn('aaaa', 'Secret'), '«Secret 1»')
  assert.equal(known.standIn('bbbb', 'Secret'), '«Secret 2»')
  assert.equal(known.standIn('cccc', 'token'), '«token 1»')
  assert.equal(known.standIn('aaaa', 'token'), '«Secret 1»')
  assert.equal(known.standIn('«Secret 2»', 'token'), '«Secret 2»')
})

const value = 'p/ss "w&rd" é 1=='
const json = (text: string) => JSON.stringify(text).slice(1, -1)
const forms: Readonly<Record<string, string>> = {
  'as it is': value,
  'in capitals': value.toUpperCase(),
  'percent-encoded': encodeURIComponent(value),
  'percent-encoded twice': encodeURIComponent(encodeURIComponent(value)),
  'percent-encoded as an address': encodeURI(value),
  'percent-encoded in small letters': encodeURIComponent(value).toLowerCase(),
  'as in a form': new URLSearchParams([['', value]]).toString().slice(1),
  'in JSON': json(value),
  'in JSON within JSON': json(json(value)),
  'in JSON with each sign that may be escaped': 'p\\/ss \\"w&rd\\" é 1==',
  'in JSON of ASCII alone': 'p/ss \\"w&rd\\" \\u00e9 1==',
  'in JSON, percent-encoded': encodeURIComponent(json(value)),
  'in HTML': 'p/ss &quot;w&amp;rd&quot; é 1==',
  'in base64': Buffer.from(value).toString('base64'),
  'in base64, percent-encoded': encodeURIComponent(Buffer.from(value).toString('base64')),
  'in base64url': Buffer.from(value).toString('base64url'),
  'in hex': Buffer.from(value).toString('hex'),
  'as single bytes': Buffer.from(value).toString('latin1'),
}
for (const [how, form] of Object.entries(forms))
  test(`A known value is hidden ${how}`, () => assert.match(replaced(`x${form}x`, value), /^x«key 1».{0,4}x$/))

test('A value inside longer base64 is hidden at each alignment', () => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    const masked = replaced(Buffer.from(`${before}canary-secret-77:tail`).toString('base64'), 'canary-secret-77')
    assert.match(masked, /«key 1»/)
    assert.ok(!Buffer.from(masked.replace('«key 1»', ''), 'base64').toString('latin1').includes('canary'), masked)
  }
})

const cases: Array<[what: string, values: string[], text: string, wanted: string]> = [
  ['the longer of two that begin alike', ['abcdefgh', 'abcdefgh-ijkl'], 'abcdefgh-ijkl abcdefgh', '«key 2» «key 1»'],
  [
    'the longer one whatever was learnt first',
    ['abcdefgh-ijkl', 'abcdefgh'],
    'abcdefgh-ijkl abcdefgh',
    '«key 1» «key 2»',
  ],
  ['values that follow each other', ['aaaa-1111', 'bbbb-2222'], 'aaaa-1111bbbb-2222aaaa-1111', '«key 1»«key 2»«key 1»'],
  ['values that overlap as one', ['abcdefgh', 'efghijkl'], 'xabcdefghijklx', 'x«key 1»x'],
  ['no value of three characters', ['x1z'], 'x1z', 'x1z'],
  ['below eight characters whole words alone', ['123456'], 'id 41234567, code 123456!', 'id 41234567, code «key 1»!'],
  ['eight characters anywhere', ['abc45678'], 'yabc45678y', 'y«key 1»y'],
  ['a shorter word where the longer is none', ['ab-12', 'ab-1'], 'ab-12x ab-1-2', 'ab-12x «key 2»-2'],
  ['a form of two values where either counts', ['ab-12', 'AB-12'], 'xab-12x ab-12', 'xab-12x «key 1»'],
  ['no everyday word, in any case', ['secret', 'Username', 'PASSWORD'], 'a PASSWORD username', 'a PASSWORD username'],
  ['no word of the rules', ['Other', 'ashore'], 'no other is ashore', 'no other is «key 1»'],
  ['other scripts', ['пароль-日本'], '=ПАРОЛЬ-日本=', '=«key 1»='],
  ['nothing that differs in upper bytes alone', ['\u0161\u0161\u0161\u0161-key-1'], 'aaaa-key-1', 'aaaa-key-1'],
  ['base64url with signs of its own', ['>>?canary>>?secret'], 'Pj4_Y2FuYXJ5Pj4_c2VjcmV0', '«key 1»'],
  ['long values', ['k'.repeat(500)], 'k'.repeat(500), '«key 1»'],
  ['text that is not well formed', ['half-\ud800-surrogate'], '=half-\ud800-surrogate=', '=«key 1»='],
  ['nothing in an empty text', ['abcdefgh'], '', ''],
]
for (const [what, values, text, wanted] of cases)
  test(`Of known values are hidden: ${what}`, () => assert.equal(replaced(text, ...values), wanted))

test('A value that is learnt again keeps its first name', () => {
  const known = createKnownSecrets()
  known.learn('same-value-1', 'one')
  known.learn('same-value-1', 'other')
  assert.equal(known.replace('same-value-1'), '«one 1»')
})
