import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn as allBrokenIn, type Step } from '../test-support/history.ts'

const brokenIn = (steps: readonly Step[]) => allBrokenIn(steps).filter((one) => one.startsWith('provider-of-login'))

const provider: Step = { ask: 'GET /providers/bank_xf', data: { id: '5', code: 'bank_xf', name: 'A Bank' } }
const login = (provider_id: string, provider_name: string | null) => ({
  id: '7',
  customer_id: '3',
  provider_id,
  provider_code: 'bank_xf',
  provider_name,
})
const shown = (id: string, name: string | null): Step => ({ ask: 'GET /logins/7', data: login(id, name) })

test('A login is compared with what its provider showed', () => {
  assert.deepEqual(brokenIn([provider, shown('5', 'A Bank'), shown('5', null), shown('6', 'Another')]), [])
  assert.deepEqual(brokenIn([shown('5', 'Another'), provider]), [])
  assert.deepEqual(brokenIn([provider, shown('5', 'Another')]), ['provider-of-login data.provider_name x1 x2'])
})

test('A login in a list is compared too', () => {
  const list: Step = {
    ask: 'GET /logins?customer_id=3',
    body: { data: [login('5', 'Another')], meta: { next_id: null, next_page: null } },
  }
  assert.deepEqual(brokenIn([provider, list]), ['provider-of-login data[0].provider_name x1 x2'])
})
