import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { makeCustomer, type Held } from '../test-support/login-flow.ts'
import { askPayment, paymentBody } from './test-support/payment-flow.ts'

let running: RunningSandbox
let customer: Held
before(async () => {
  running = await startSandbox({ seed: 1 })
  customer = await makeCustomer(running)
})
after(() => running.close())

const credentials = { login: 'username', password: 'secret' }

/** What comes of a payment whose user says this, without a browser. */
async function said(fields: Record<string, unknown>, asked: Record<string, unknown> = {}): Promise<unknown> {
  const { body } = await askPayment(running, paymentBody(customer, asked))
  const answer = await fetch(`${running.baseUrl}/control/connect-sessions`, {
    method: 'POST',
    headers: { 'Control-token': running.sandbox.settings.controlToken },
    body: JSON.stringify({ connect_url: body.data.connect_url, credentials, ...fields }),
  })
  const { data, error_class } = (await answer.json()) as { data?: Record<string, string>; error_class?: string }
  return data ? `${data.payment_id === null ? 'no payment' : 'payment'} ${data.status}` : error_class
}

const cases: Array<[string, Record<string, unknown>, string]> = [
  ['choosing a bank', { provider_code: 'fakepay_plain_xf' }, 'payment executed'],
  ['no bank', {}, 'no payment null'],
  ['not agreeing', { provider_code: 'fakepay_plain_xf', agree: false }, 'no payment null'],
  ['a wrong password', { provider_code: 'fakepay_plain_xf', credentials: { login: 'x' } }, 'payment failed'],
  ['an unknown bank', { provider_code: 'nobody' }, 'ProviderNotFound'],
  ['an oauth bank', { provider_code: 'fakepay_oauth_xf', credentials: {} }, 'payment executed'],
  ['an interactive bank and no answer', { provider_code: 'fakepay_interactive_xf' }, 'payment authorizing'],
  [
    'an interactive bank and its answer',
    { provider_code: 'fakepay_interactive_xf', interactive_credentials: { sms: '123456' } },
    'payment executed',
  ],
]
for (const [what, fields, expected] of cases)
  test(`${what}: ${expected}`, async () => assert.equal(await said(fields), expected))

test('a bank that the client chose need not be named', async () =>
  assert.equal(await said({}, { provider_code: 'fakepay_plain_xf' }), 'payment executed'))
