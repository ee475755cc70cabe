import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownValue } from './shown-value.ts'

const at = ['target', 'name']

for (const [what, value, shown] of [
  ['nothing', undefined, 'nothing'],
  ['null', null, 'an empty value'],
  ['an empty list', [], 'an empty list'],
  ['a list', ['CANARY', 2], 'a list of 2'],
  ['a group', { CANARY: 1 }, 'a group of fields'],
  ['a large number', 1n, 'a bigint'],
  ['a boolean', false, 'false'],
  ['an empty text', '', 'an empty text'],
  ['a short word', 'mian', 'mian'],
  ['a longer word', 'server', 'a text of 6 characters (not shown)'],
  ['a short word with a digit', 'abc1', 'a text of 4 characters (not shown)'],
  ['the name of a file', 'keys/my main.pem', 'keys/my main.pem'],
  ['a text with a dot within', 'CANARY.x of y', 'a text of 13 characters (not shown)'],
  ['a text before the name of a file', '!CANARY/main.pem', 'a text of 16 characters (not shown)'],
  ['a number where none belongs', 12, 'a number (not shown)'],
] as const)
  test(`${what} is shown as ${shown}`, () => assert.equal(shownValue(value, at), shown))

test('A value on the path of a secret is never repeated, however short', () => {
  for (const value of ['abc', 'a.pem', 12])
    assert.match(shownValue(value, ['secret'], { type: ['number', 'string'] }), /\(not shown\)$/)
})

test('A value that came from variables is named by them', () => {
  assert.equal(shownValue('CANARY', at, undefined, ['A']), 'a text from ${A} (not shown)')
  assert.match(shownValue(12, at, undefined, ['A', 'B']), /^a number from \$\{A\} .*\$\{B\} \(not shown\)$/)
  assert.match(shownValue(true, at, undefined, ['A']), /^a boolean from \$\{A\}/)
})

test('A number is shown where one belongs, up to six characters of it', () => {
  for (const type of ['number', 'integer', ['null', 'integer']] as const) {
    assert.equal(shownValue(123456, at, { type: type as string }), '123456')
    assert.equal(shownValue(1234567, at, { type: type as string }), 'a number (not shown)')
  }
  assert.equal(shownValue(7, at, { type: 'string' }), 'a number (not shown)')
  assert.equal(shownValue(7, at, {}), 'a number (not shown)')
})

test('A text is shown where it looks like what belongs there', () => {
  const shows = (text: string, schema: object) => shownValue(text, at, schema) === text
  const words = { enum: ['pending', 'disabled'] }
  assert.ok(shows('pendign', words) && shows('pendign', { items: words }))
  assert.ok(!shows('CANARY-secret', words) && !shows('a/file.pem', words))
  const date = { format: 'date' }
  assert.ok(shows('2026-02-30', date) && shows('30.02.2026', date) && shows('1/2/3', date))
  assert.ok(!shows('on 2026-02-30', date) && !shows('2026-02-30 x', date) && !shows('1234567890123', date))
})

test('An address is shown as far as it has but host, port and short segments', () => {
  const shows = (text: string) => shownValue(text, at, { format: 'uri' }) === text
  for (const text of [
    'localhost:3000',
    'bank.example',
    'https://bank.example',
    'ftp://bank.example:65535/a/b_c/d.e',
    'HTTPS://BANK.EXAMPLE/',
    `x.example/${'a'.repeat(24)}`,
    `x.example${'/a'.repeat(6)}`,
    'http://a-b.c-d.example',
  ])
    assert.ok(shows(text), text)
  for (const text of [
    'bank-example',
    '!https://bank.example',
    'https://bank.example/?a=CANARY',
    'https://u:p@bank.example',
    'x://bank.example',
    'verylongscheme://bank.example',
    'h2ttp://bank.example',
    'https:/bank.example',
    'bank.example:1234567',
    'bank.example:port',
    `x.example/${'a'.repeat(25)}`,
    `x.example${'/a'.repeat(7)}`,
    'bank..example',
    'bank.ex_ample',
  ])
    assert.ok(!shows(text), text)
})
