import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { jsonText, mayHoldUnusualNumber, numeralAt, parseExact, parseJson, withoutBigints } from './exact-json.ts'

test('gives what the plain parser gives', () => {
  fc.assert(fc.property(fc.json(), (text) => assert.deepEqual(parseExact(text), JSON.parse(text))))
})

test('what is no JSON is none for each parser, whatever the library for long numbers takes', () => {
  const change = fc.tuple(fc.nat(40), fc.constantFrom('', ',', '"', '0', '.', '-', '\u0001', '{', ']', '\\'))
  fc.assert(
    fc.property(fc.json(), change, (json, [at, sign]) => {
      const text = `[12345678901234567890,${json.slice(0, at)}${sign}${json.slice(at + 1)}]`
      fc.pre(!/e[-+]?\d{3}/i.test(text))
      let plain: unknown
      try {
        plain = JSON.parse(text)
      } catch {
        assert.equal(parseJson(text), undefined)
        assert.throws(() => parseExact(text), SyntaxError)
        return
      }
      assert.deepEqual(parseExact(text), plain)
    }),
    { numRuns: 500 },
  )
})

test('A long number is seen wherever it stands, alone, first or behind blanks', () => {
  for (const text of ['18446744073709551615', '-18446744073709551615', '\n18446744073709551615'])
    assert.equal(parseJson(text), BigInt(text))
  for (const text of [
    '[9007199254740993]',
    '[18446744073709551615]',
    '{"a": 9007199254740993}',
    '{"a":18446744073709551615}',
    '{"a": 18446744073709551615}',
  ])
    assert.equal(jsonText(parseJson(text)), text.replace(': ', ':'))
})

test('Where no number is unusual, none is so long that it would be rounded', () => {
  const numeral = fc.stringMatching(/^-?(?:0|[1-9]\d{0,25})(?:\.\d{1,20})?(?:[eE][-+]?\d{1,4})?$/)
  const around = fc.constantFrom('N', '\ufeffN', '[N]', '[ N ]', '{"a":N}', '{"a":\nN,"b":1}', '["x",N]')
  fc.assert(
    fc.property(numeral, around, (one, wrap) => {
      const text = wrap.replace('N', one)
      assert.deepEqual(parseJson(text, mayHoldUnusualNumber(text)), parseJson(text))
    }),
    { numRuns: 2000 },
  )
})

test('Bigints become numbers whose digits are remembered; a value without any stays itself', () => {
  const plain = { a: [1, null] }
  assert.equal(withoutBigints(plain), plain)
  assert.equal(withoutBigints(5n), 5)
  const value = withoutBigints({ a: [18446744073709551616n, 'x', null], b: 9007199254740993n, c: 2, d: { e: 1 } })
  assert.deepEqual(value, { a: [18446744073709552000, 'x', null], b: 9007199254740992, c: 2, d: { e: 1 } })
  const { a, b } = value as { a: number[]; b: number }
  assert.deepEqual(
    [numeralAt(a, 0, a[0] ?? 0), numeralAt(value, 'b', b), numeralAt(value, 'c', 2)],
    ['18446744073709551616', '9007199254740993', '2'],
  )
})

test('A number that no double holds is the nearest that one does, and keeps how it was written', () => {
  const { MAX_VALUE, MIN_VALUE } = Number
  const long = '9'.repeat(100_000)
  for (const [numeral, value] of [
    ['1e400', MAX_VALUE],
    ['-1E+400', -MAX_VALUE],
    [`${long}.5`, MAX_VALUE],
    ['1e-999999999', MIN_VALUE],
    ['-0.01e-400', -MIN_VALUE],
    [`0.${'0'.repeat(400)}1`, MIN_VALUE],
    ['0e-400', 0],
  ] as const) {
    assert.deepEqual(parseJson(`[${numeral}]`), [value], numeral)
    const exact = parseExact(`[${numeral}]`)
    assert.deepEqual([exact, numeralAt(exact, 0, value)], [[value], numeral])
  }
  assert.deepEqual(parseJson(`[${long}]`), [BigInt(long)])
  assert.deepEqual(withoutBigints([BigInt(long)]), [MAX_VALUE])
})
