import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseJson } from './lenient-json.ts'

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
