import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violated } from './violations.ts'

const body = { access: { accounts: [] }, validTo: '2030-01-01', 'a/b~c': 'x' }
test('one attribute is wrong, the others stay, and the body itself is not changed', () => {
  const { validTo: _left, ...withoutDate } = body
  assert.deepEqual(violated(body, { pointer: '/validTo', how: 'left out' }), withoutDate)
  assert.deepEqual(violated(body, { pointer: '/access/accounts', how: 'of another type' }), {
    ...body,
    access: { accounts: 'a text' },
  })
  assert.deepEqual(violated(body, { pointer: '/validTo', how: 'of another type' }), { ...body, validTo: {} })
  assert.equal(body.validTo, '2030-01-01')
})

test('A pointer names what is in it by its escapes, and one that leads nowhere changes nothing', () => {
  const { 'a/b~c': _left, ...rest } = body
  assert.deepEqual(violated(body, { pointer: '/a~1b~0c', how: 'left out' }), rest)
  for (const pointer of ['/gone/deeper/still', '/validTo/deeper'])
    assert.deepEqual(violated(body, { pointer, how: 'left out' }), body)
  assert.deepEqual(violated({ access: null }, { pointer: '/access/accounts', how: 'left out' }), { access: null })
})
