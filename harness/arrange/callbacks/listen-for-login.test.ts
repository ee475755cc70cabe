import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LoginRef } from '../scene/refs.ts'
import { concerns } from './listen-for-login.ts'

const login = { id: '21', customer: { id: '11' } } as LoginRef

test('a callback concerns the login that it names, wherever the id stands', () => {
  assert.ok(concerns({ data: { login_id: '21', customer_id: '11' } }, login))
  assert.ok(concerns([{ connection_id: 21 }], login))
  assert.ok(concerns({ id: '21' }, login))
})

test('a callback that names no login concerns its customer', () => {
  assert.ok(concerns({ data: { customer_id: '11', id: 'callback 7' } }, login))
  assert.ok(!concerns({ data: { customer_id: '12' } }, login))
})

test('a callback that names another login concerns that one, whatever its customer', () => {
  assert.ok(!concerns({ data: { login_id: '22', customer_id: '11' } }, login))
  assert.ok(concerns({ data: { login_id: '21', customer_id: '12' } }, login))
})
