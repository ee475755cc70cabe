import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../test-support/asking.ts'
import { sepa } from '../test-support/payment-flow.ts'
import { addressOf, routesOf } from './routes.ts'
import { startSandbox } from './start.ts'

const oddValues: unknown[] = [null, true, 0, -1, 1.5, 1e300, '', 'x', '\u0000', '💥', [], [[]], {}, { a: { b: [] } }]

/** Bodies that are nearly right, field by field, and some that are not right at all. */
function oddBodies(): string[] {
  const fields = {
    country_code: 'XF',
    provider_code: 'fakebank_simple_xf',
    credentials: { login: 'username', password: 'secret' },
    fetch_scopes: ['accounts'],
    from_date: '2024-01-01',
    locale: 'en',
    categorization: 'none',
    store_credentials: false,
    custom_fields: {},
    customer_id: '997',
    login_id: '998',
    return_to: 'http://127.0.0.1/back',
    query_string: 'code=x',
    file_url: 'http://127.0.0.1:1/none',
    identifier: 'odd',
    account_id: '997',
    keep_days: 0,
    transaction_ids: ['9500'],
    transactions: [{ id: '9500', category_code: 'hotel', description: 'x', amount: 1, currency_code: 'EUR' }],
  }
  const changed = Object.keys(fields).flatMap((name) =>
    oddValues.map((value) => JSON.stringify({ data: { ...fields, [name]: value } })),
  )
  const whole = oddValues.flatMap((value) => [JSON.stringify(value), JSON.stringify({ data: value })])
  return [
    ...changed,
    ...whole,
    '{"data":{"customer_id":1e999,"login_id":99999999999999999999}}',
    `[${'['.repeat(5000)}`,
  ]
}

/** The same for leads and their sessions, whose fields stand deeper. */
function oddLeads(customer_id: string): string[] {
  const groups = {
    consent: { from_date: '2024-01-01', period_days: 9, scopes: ['account_details'] },
    attempt: { from_date: '2024-01-01', fetch_scopes: ['accounts'], fetched_accounts_notify: true },
  }
  const inner = Object.entries(groups).flatMap(([group, fields]) =>
    Object.keys(fields).flatMap((name) => oddValues.map((value) => ({ [group]: { ...fields, [name]: value } }))),
  )
  const outer = oddValues.flatMap((value) => [{ email: value }, { consent: value }, { attempt: value }])
  return [...inner, ...outer].map((changed) => JSON.stringify({ data: { customer_id, ...groups, ...changed } }))
}

/** The same for payments, whose attributes stand deeper. */
function oddPayments(customer_id: string): string[] {
  const body = {
    customer_id,
    template_identifier: 'SEPA',
    payment_attributes: sepa,
    payee_description: 'Two apples',
    provider_code: 'fakepay_plain_xf',
    show_consent_confirmation: true,
    disable_provider_search: true,
    javascript_callback_type: 'post_message',
  }
  const changes = Object.keys(body).flatMap((name) => oddValues.map((value) => ({ [name]: value })))
  const inner = Object.keys(sepa).flatMap((name) =>
    oddValues.map((value) => ({ payment_attributes: { ...sepa, [name]: value } })),
  )
  return [...changes, ...inner].map((changed) => JSON.stringify({ data: { ...body, ...changed } }))
}

test('nothing odd in a body, query or path makes any route fail', async () => {
  const running = await startSandbox({ seed: 1, stageMs: 1, rateLimits: false })
  const { customer, login } = running.logins.large
  const secrets = { 'Login-secret': login.secret, 'Connection-secret': login.secret }
  const headers = { 'Customer-secret': customer.secret, ...secrets }
  const bodies = oddBodies()
  let asked = 0
  try {
    const { versions } = running.sandbox.rules
    const addresses = Object.values(versions).flatMap((version) =>
      routesOf(version).map((route) => ({ ...route, path: addressOf(route, version) })),
    )
    for (const { method, path, readsBody = false } of addresses) {
      const write = method === 'POST' || method === 'PUT' || readsBody
      const named = path.replace(':login_id', login.id).replace(/:\w+/, '1')
      const queries = oddValues.map((value) => `?login_id=${encodeURIComponent(String(value))}&from_id=%ff&date=%00`)
      const paths = ['%00', '%F0%9F%92%A5', '..', '1'].map((id) => path.replaceAll(/:\w+/g, id))
      const leads = path.includes('/lead') ? oddLeads(customer.id) : []
      const payments = path.endsWith('/payments/connect') ? oddPayments(customer.id) : []
      const texts = [...bodies, ...leads, ...payments]
      const requests = write ? texts.map((text) => ({ path: named, text })) : queries.map((q) => ({ path: named + q }))
      for (const request of [...requests, ...paths.map((odd) => ({ path: odd, ...(write && { text: '{}' }) }))]) {
        const { status, body } = await ask(running, request.path, { ...request, method, headers })
        assert.ok(status < 500, `${method} ${JSON.stringify(request)} gave ${status} ${JSON.stringify(body)}`)
        assert.ok(status === 200 ? 'data' in body : typeof (body.error_class ?? body.error.class) === 'string')
        asked += 1
      }
    }
  } finally {
    await running.close()
  }
  assert.ok(asked > 1000)
})
