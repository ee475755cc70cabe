import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as version6 } from '../../../interfaces/ais-v6/dialect.ts'
import { aWhile, brokenIn, type Step } from '../test-support/history.ts'

const listed = (at: number, ...ids: string[]): Step => ({
  at,
  ask: 'GET /logins?customer_id=3',
  body: { data: ids.map((id) => ({ id, customer_id: '3' })), meta: { next_id: null } },
})
const made: Step = { ask: 'POST /logins', sent: { data: {} }, data: { id: '7', customer_id: '3' } }
const found = (...steps: Step[]) =>
  brokenIn(steps).filter((one) => one.startsWith('ais/logins/list-by-customer-complete'))

test('A login that was made stands in the list of its customer', () => {
  assert.deepEqual(found(made, listed(aWhile + 100, '7')), [])
  assert.deepEqual(found(made, listed(100)), [])
  assert.deepEqual(found(made, { ...listed(aWhile + 100), ask: 'GET /logins?customer_id=4' }), [])
  assert.deepEqual(found(made, { ...listed(aWhile + 100), ask: 'GET /logins?customer_id=3&from_id=9' }), [])
  assert.deepEqual(found(made, listed(aWhile + 100)), ['ais/logins/list-by-customer-complete data x1 x2'])
  assert.deepEqual(found(listed(0, '7', '8'), listed(aWhile + 100, '8')), [
    'ais/logins/list-by-customer-complete data x1 x2',
  ])
})

test('A login that came of a hosted page stands in the list of the customer for whom the page was asked for', () => {
  const page = 'https://bank.test/connect?token=1'
  const asked: Step = {
    ask: 'POST /connections/connect',
    sent: { data: { customer_id: '3' } },
    data: { connect_url: page, customer_id: '3' },
  }
  const completed: Step = {
    ask: 'POST /control/connect-sessions',
    elsewhere: true,
    sent: { connect_url: page },
    data: { login_id: '7' },
  }
  const list: Step = { ...listed(aWhile + 100), ask: 'GET /connections?customer_id=3' }
  assert.deepEqual(
    brokenIn([asked, completed, list], version6).filter((one) => one.includes('complete')),
    ['ais-v6/connections/list-of-customer-complete data x2 x3'],
  )
})
