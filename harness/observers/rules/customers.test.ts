import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as version6 } from '../../../interfaces/ais-v6/dialect.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const listed = (customer: string, login: string, identifier: string): Step => ({
  ask: `GET /connections?customer_id=${customer}`,
  body: {
    data: [{ id: login, customer_id: customer, customer_identifier: identifier }],
    meta: { next_id: null },
  },
})
const page = (path: string, customer_id: string, sent: object = {}): Step => ({
  ask: `POST /connections/${path}`,
  sent: { data: sent },
  data: { connect_url: 'https://bank.test/1', customer_id },
})
const found = (rule: string, ...steps: Step[]) => brokenIn(steps, version6).filter((one) => one.startsWith(rule))

test('A page is for the customer in its request, or for that of the connection that is renewed', () => {
  const rule = 'customers: named-by-page'
  const known = listed('3', '7', 'a')
  assert.deepEqual(found(rule, page('connect', '3', { customer_id: '3' }), known, page('7/reconnect', '3')), [])
  assert.deepEqual(found(rule, page('8/reconnect', '7')), [])
  assert.deepEqual(found(rule, page('connect', '4', { customer_id: '3' })), [`${rule} data.customer_id x1`])
  assert.deepEqual(found(rule, known, page('7/refresh', '7')), [`${rule} data.customer_id x2`])
})

test('Two customers are not shown with one identifier', () => {
  const rule = 'customers: identifier'
  assert.deepEqual(found(rule, listed('3', '7', 'a'), listed('3', '8', 'a'), listed('4', '9', 'b')), [])
  assert.deepEqual(found(rule, listed('3', '7', 'a'), listed('4', '9', 'a')), [
    `${rule} data[0].customer_identifier x1 x2`,
  ])
})
