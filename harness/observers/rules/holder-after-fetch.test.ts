import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn as allBrokenIn, type Step } from '../test-support/history.ts'

const brokenIn = (...steps: Step[]) => allBrokenIn(steps).filter((one) => one.startsWith('holder-after-fetch'))

const provider = (holder_info: string[]): Step => ({ ask: 'GET /providers/bank_xf', data: { id: '5', holder_info } })
const fetched = { id: '1', finished: true, success_at: '2026-01-01T00:00:00Z', fetch_scopes: ['holder_info'] }
const login = (holder_info: unknown, last_attempt: object = fetched): Step => ({
  ask: 'GET /logins/7',
  data: { id: '7', customer_id: '3', provider_id: '5', holder_info, last_attempt },
})

test('A login that was fetched for its holder shows some of it', () => {
  assert.deepEqual(brokenIn(provider(['names']), login({ names: ['Ada'] })), [])
  assert.deepEqual(brokenIn(provider(['names']), login({ names: [] })), ['holder-after-fetch data.holder_info x1 x2'])
})

test('Nothing is said where no holder was to come, or none is shown', () => {
  assert.deepEqual(brokenIn(provider([]), login({})), [])
  assert.deepEqual(brokenIn(login({})), [])
  assert.deepEqual(brokenIn(provider(['names']), login(null)), [])
  for (const other of [{ fetch_scopes: ['accounts'] }, { finished: false }, { success_at: null }])
    assert.deepEqual(brokenIn(provider(['names']), login({}, { ...fetched, ...other })), [])
})
