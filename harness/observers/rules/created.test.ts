import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HeaderList } from '../../../core/exchange.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const headers: HeaderList = [['Customer-secret', 'c']]
const customer: Step = { ask: 'POST /customers', data: { id: '3', identifier: 'a', secret: 'c' } }
const refusal = (error_class: string) => ({ error_class, error_message: 'no', request: {} })
const refused: Step = { ask: 'POST /logins', headers, status: 400, body: refusal('InvalidToDate') }
const made: Step = { ask: 'POST /login', headers, data: { id: '7', customer_id: '3' } }
const listed: Step = { ask: 'GET /logins', body: { data: [{ id: '7', customer_id: '3' }], meta: {} } }
const page: Step = { ask: 'POST /tokens/create', sent: { data: { customer_id: '3' } }, data: { token: 't' } }
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('created'))

test('A login that only a refused creation can have made is found', () => {
  assert.deepEqual(found(customer, refused, listed, listed), ['created data[0] x2 x4'])
  assert.deepEqual(found(customer, listed, listed), [])
  assert.deepEqual(found(refused, listed, listed), [])
  assert.deepEqual(found(customer, refused, made, listed, listed), [])
  assert.deepEqual(found(customer, refused, page, listed, listed), [])
  assert.deepEqual(found(customer, refused, { ...made, status: 502 }, listed, listed), [])
  assert.deepEqual(found(customer, { ...refused, body: refusal('InvalidCredentials') }, listed, listed), [])
  const during = [customer, refused, { ...listed, at: 30, takes: 30 }, { ...made, at: 25, takes: 20 }]
  assert.deepEqual(found(...during, listed), [])
  const before = [customer, refused, { ...listed, at: 30 }, { ...made, at: 31, takes: 40 }, { ...listed, at: 45 }]
  assert.deepEqual(found(...before), [])
})
