import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn, type Step } from '../test-support/history.ts'

const moment = '2026-01-01T00:00:00Z'
const failed = { id: '1', finished: true, fail_at: moment, fail_error_class: 'InvalidCredentials' }
const shown = (last: object): Step => ({ ask: 'GET /logins/7', data: { id: '7', last_attempt: last } })
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('ais/attempts/outcome-of-failure'))

test('A failed attempt has a class and no success_at, the second one too', () => {
  const second = (change: object) => shown({ ...failed, id: '2', ...change })
  assert.deepEqual(found(shown(failed), second({})), [])
  assert.deepEqual(found(shown(failed), second({ fail_error_class: null })), [
    'ais/attempts/outcome-of-failure data.last_attempt.fail_error_class x2',
  ])
  assert.deepEqual(found(second({ success_at: moment })), [
    'ais/attempts/outcome-of-failure data.last_attempt.success_at x1',
  ])
})

test('Nothing follows from an attempt that goes on, or that leaves out its class', () => {
  const { fail_error_class: _class, ...without } = failed
  assert.deepEqual(found(shown({ ...failed, finished: false, fail_error_class: null }), shown(without)), [])
})
