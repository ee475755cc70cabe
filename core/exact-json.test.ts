import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { jsonText, mayHoldUnusualNumber, numeralAt, parseExact, parseJson } from './exact-json.ts'

test('gives what the plain parser gives', () => {
  fc.assert(fc.property(fc.json(), (text) => assert.deepEqual(parseExact(text), JSON.parse(text))))
})

test('remembers how unusual numbers were written', () => {
  const value = parseExact('{"a":[18446744073709551616,1.0],"b":7}') as { a: number[]; b: number }
  assert.equal(numeralAt(value.a, 0, value.a[0] ?? 0), '18446744073709551616')
  assert.equal(numeralAt(value.a, '1', 1), '1.0')
  assert.equal(numeralAt(value, 'b', 7), '7')
})

test('remembers every numeral that JavaScript would print otherwise, wherever it stands', () => {
  const digits = fc.stringMatching(/^(?:0|[1-9]\d{0,24})$/)
  const rest = fc.oneof(
    fc.constant(''),
    fc.stringMatching(/^\.\d{1,24}$/),
    fc.stringMatching(/^(?:\.\d{1,3})?[eE][-+]?\d{1,2}$/),
  )
  const numeral = fc.tuple(fc.constantFrom('', '-'), digits, rest).map((parts) => parts.join(''))
  const blank = fc.constantFrom('', ' ', '\n')
  fc.assert(
    fc.property(numeral, blank, blank, (text, before, after) => {
      const list = parseExact(`[${before}${text}${after}]`) as [number]
      assert.equal(numeralAt(list, 0, list[0]), text)
      const object = parseExact(`{"a":${before}${text}${after},"b":0}`) as { a: number }
      assert.equal(numeralAt(object, 'a', object.a), text)
    }),
    { numRuns: 1000 },
  )
})

test('sees nothing unusual in identifiers, amounts and moments', () => {
  const text =
    '{"id":"12345678901234567890","at":"2024-01-01T10:00:00.000Z","amount":-12.5,"on":"2024-01-02","n":[7,0]}'
  assert.equal(mayHoldUnusualNumber(text), false)
})

test('prints a number that it never parsed', () => {
  assert.equal(numeralAt(undefined, '', 12), '12')
})

test('Integers beyond 2^53 keep their digits, everything else is plain JSON', () => {
  assert.equal(jsonText({ id: 18446744073709551615n, of: [1, 'a'] }), '{"id":18446744073709551615,"of":[1,"a"]}')
  assert.equal(jsonText('a'), '"a"')
  assert.equal(jsonText(undefined), undefined)
})

test('JSON is parsed and anything else is undefined', () => {
  assert.deepEqual(parseJson('{"a":[1,null]}'), { a: [1, null] })
  assert.deepEqual(parseJson('\ufeff{}'), {})
  assert.equal(parseJson('<html>'), undefined)
  assert.equal(parseJson(''), undefined)
})

test('Integers beyond what a double holds stay exact; others stay numbers', () => {
  assert.deepEqual(parseJson('{"id":18446744073709551615,"n":9007199254740991,"t":"18446744073709551615"}'), {
    id: 18446744073709551615n,
    n: 9007199254740991,
    t: '18446744073709551615',
  })
  assert.deepEqual(parseJson('[9007199254740993,-9007199254740993,0.1234567890123456,1e300]'), [
    9007199254740993n,
    -9007199254740993n,
    0.1234567890123456,
    1e300,
  ])
})
