import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDialect } from '../../../harness/dialect/in-dialect.ts'
import { hasRoute } from '../../../harness/dialect/has-route.ts'
import { dialect as partnersV1 } from '../dialect.ts'
import { PartnerRequests } from './partner-requests.ts'

const requests = new PartnerRequests(partnersV1, () => Date.parse('2026-02-04T10:00:00Z') / 1000)

test('a lead stands in for a customer', () => {
  const { path, body } = inDialect(requests.createCustomer('assay-1'), partnersV1)
  assert.equal(path, '/api/partners/v1/leads')
  assert.deepEqual(body, { data: { email: 'assay-1@example.com' } })
  assert.deepEqual(requests.customerIn({ email: 'x', customer_id: '7' }), { id: '7', secret: '' })
})

test("a session stands in for a token, with dates of the target's clock", () => {
  const { path, body, headers } = inDialect(requests.createToken({ id: '7', secret: '', as: 'main' }), partnersV1)
  assert.equal(path, '/api/partners/v1/lead_sessions/create')
  assert.deepEqual(headers, {})
  assert.deepEqual(body, {
    data: {
      customer_id: '7',
      consent: { from_date: '2026-01-05', period_days: 90, scopes: ['account_details', 'transactions_details'] },
      attempt: { from_date: '2026-01-05', fetch_scopes: ['accounts', 'transactions'] },
    },
  })
})

test('lists are asked for by connection_id, and what the table does not list is no route', () => {
  const list = inDialect(requests.listTransactions([['login_id', '9']]), partnersV1)
  assert.deepEqual([list.path, list.query], ['/api/partners/v1/transactions', [['connection_id', '9']]])
  assert.equal(hasRoute(partnersV1, requests.get('show a login', '/connections/x')), false)
  assert.equal(hasRoute(partnersV1, requests.get('list providers', '/providers')), true)
})
