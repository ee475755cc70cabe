import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as fc from 'fast-check'
import { numeralAt, parseExact } from './exact-json.ts'

it('gives what the plain parser gives', () => {
  fc.assert(fc.property(fc.json(), (text) => assert.deepEqual(parseExact(text), JSON.parse(text))))
})

it('remembers how unusual numbers were written', () => {
  const value = parseExact('{"a":[18446744073709551616,1.0],"b":7}') as { a: number[]; b: number }
  assert.equal(numeralAt(value.a, 0, value.a[0] ?? 0), '18446744073709551616')
  assert.equal(numeralAt(value.a, '1', 1), '1.0')
  assert.equal(numeralAt(value, 'b', 7), '7')
})

it('prints a number that it never parsed', () => {
  assert.equal(numeralAt(undefined, '', 12), '12')
})
