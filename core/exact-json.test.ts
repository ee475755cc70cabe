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

test('An unusual number is seen as the whole text, and at its end', () => {
  for (const text of ['1.0', '-0', '1e3', '0.0000001', '12345678901234567', '{"a":1.50}', '[1.0]', '[1.0 ]', '[ -0]'])
    assert.equal(mayHoldUnusualNumber(text), true, text)
  for (const text of ['10', '1.5', '-0.5', '0.01', '123456789012345', '[1,2]', '{"a":-7}', '[0.001]'])
    assert.equal(mayHoldUnusualNumber(text), false, text)
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
