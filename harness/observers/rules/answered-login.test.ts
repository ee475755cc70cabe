import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn, type Step } from '../test-support/history.ts'

const shown: Step = { ask: 'GET /logins/7', body: { data: { id: '7', secret: 'opens-7' } } }
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => /answered-login|returns-/.test(one))
const changed = (ask: string, data: object): Step => ({ ask, body: { data } })

test('A change by either address is answered with the login that it names', () => {
  const next = { id: '7', next_refresh_possible_at: null }
  assert.deepEqual(found(shown, changed('PUT /logins/7/refresh', next), changed('PUT /logins/7/reconnect', next)), [])
})

test('Another login, another resource, and a refresh without its next one are not', () => {
  assert.deepEqual(found(shown, changed('PUT /logins/7/reconnect', { id: '8' })), [
    'ais/login-reconnect/returns-login data.id x2',
  ])
  assert.deepEqual(found(shown, changed('PUT /logins/7/interactive', {})), [
    'ais/login-interactive/returns-login data.id x2',
  ])
  assert.deepEqual(found(shown, changed('PUT /logins/7/refresh', { id: '7' })), [
    'ais/login-refresh/returns-next-refresh-time data.next_refresh_possible_at x2',
  ])
})
