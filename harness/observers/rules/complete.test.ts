import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aWhile, brokenIn, type Step } from '../test-support/history.ts'

const fetched = { last_success_at: '2026-01-01T00:00:00Z' }
const listed = (at: number, ...ids: string[]): Step => ({
  at,
  ask: 'GET /logins?customer_id=3',
  body: { data: ids.map((id) => ({ id, customer_id: '3', ...fetched })), meta: { next_id: null } },
})
const shown = (more: object): Step => ({ ask: 'GET /logins/7', data: { id: '7', customer_id: '3', ...more } })
const made = shown(fetched)
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('complete'))

test('A login that was fetched stands in the list of its customer', () => {
  assert.deepEqual(found(shown({ last_success_at: null }), listed(aWhile + 100)), [])
  assert.deepEqual(found(made, listed(aWhile + 100, '7')), [])
  assert.deepEqual(found(made, listed(100)), [])
  assert.deepEqual(found(made, { ...listed(aWhile + 100), ask: 'GET /logins?customer_id=4' }), [])
  assert.deepEqual(found(made, { ...listed(aWhile + 100), ask: 'GET /logins?customer_id=3&from_id=9' }), [])
  assert.deepEqual(found(made, listed(aWhile + 100)), ['complete data x1 x2'])
  assert.deepEqual(found(listed(0, '7', '8'), listed(aWhile + 100, '8')), ['complete data x1 x2'])
})
