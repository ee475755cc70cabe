import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violated } from './format-properties.ts'

const body = { access: { accounts: [] }, validTo: '2030-01-01' }

test('one attribute is wrong, the others stay, and the body itself is not changed', () => {
  assert.deepEqual(violated(body, { pointer: '/validTo', how: 'left out' }), { access: { accounts: [] } })
  assert.deepEqual(violated(body, { pointer: '/access/accounts', how: 'of another type' }), {
    access: { accounts: 'a text' },
    validTo: '2030-01-01',
  })
  assert.deepEqual(violated(body, { pointer: '/validTo', how: 'of another type' }), {
    access: { accounts: [] },
    validTo: {},
  })
  assert.equal(body.validTo, '2030-01-01')
})
