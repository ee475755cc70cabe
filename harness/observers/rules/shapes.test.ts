import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as version3 } from '../../../interfaces/ais-v3/dialect.ts'
import { dialect as version4 } from '../../../interfaces/ais-v4/dialect.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const meta = { next_id: null, next_page: null }
const stage = { id: '1', name: 'finish', created_at: '2026-01-01T00:00:00Z' }
const attempt = (change: object = {}) => ({ id: '1', last_stage: stage, ...change })
const login = (change: object = {}) => ({
  id: '7',
  customer_id: '3',
  provider_code: 'p',
  country_code: 'XF',
  status: 'active',
  last_attempt: attempt(),
  ...change,
})
const list = (...data: unknown[]): Step => ({ ask: 'GET /logins?from_id=7', body: { data, meta } })

const right: Array<[string, Step]> = [
  ['a list', list(login(), login({ id: '8', mood: 7 }))],
  ['a login that is answered to a write', { ask: 'PUT /logins/7/reconnect', data: login() }],
  ['a refusal', { ask: 'PUT /logins/7/refresh', status: 400 }],
  ['an answer that the documents do not show', { ask: 'PUT /logins/8/9', data: 7 }],
]
for (const [what, step] of right) test(`Nothing is wrong with ${what}`, () => assert.deepEqual(brokenIn([step]), []))

test('The next_id of a version whose ids are integers may be one', () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ id: at + 7 }))
  const page: Step = { ask: 'GET /attempts?login_id=7', body: { data: rows, meta: { next_id: 107, next_page: '/7' } } }
  assert.deepEqual(brokenIn([page], version3), [])
  assert.equal(brokenIn([page], version4).length > 0, true)
})
