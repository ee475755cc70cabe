import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { setLocked } from '../ais/customers/set-locked.ts'
import { makeCustomer, type Held } from '../test-support/login-flow.ts'
import { askPayment, paymentBody, sepa } from '../test-support/payment-flow.ts'

let running: RunningSandbox
let customer: Held
before(async () => {
  running = await startSandbox({ seed: 1 })
  customer = await makeCustomer(running)
})
after(() => running.close())

const outcome = async (fields: Record<string, unknown>): Promise<unknown> =>
  (await askPayment(running, paymentBody(customer, fields))).body.error_class ?? 'accepted'

test('the answer says where to send the user, and until when', async () => {
  const { status, body } = await askPayment(running, paymentBody(customer))
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body.data), ['expires_at', 'connect_url'])
  const ahead = Date.parse(body.data.expires_at) - Date.now()
  assert.ok(ahead > 3_500_000 && ahead <= 3_600_000)
  assert.ok(body.data.connect_url.startsWith(running.baseUrl))
})

const base = 'https://client.example/'
const judged: Array<[string, Record<string, unknown>, string]> = [
  ['customer_id as a number', { customer_id: 998 }, 'accepted'],
  ['an unknown customer', { customer_id: '99999999' }, 'CustomerNotFound'],
  ...['customer_id', 'template_identifier', 'payment_attributes', 'payee_description'].flatMap(
    (name): Array<[string, Record<string, unknown>, string]> => [
      [`no ${name}`, { [name]: undefined }, 'WrongRequestFormat'],
      [`null as ${name}`, { [name]: null }, 'WrongRequestFormat'],
    ],
  ),
  ['a blank customer_id', { customer_id: ' ' }, 'WrongRequestFormat'],
  ['a blank template_identifier', { template_identifier: '' }, 'WrongRequestFormat'],
  ['a template_identifier that is no text', { template_identifier: 7 }, 'WrongRequestFormat'],
  ['an unknown template', { template_identifier: 'NONE' }, 'PaymentTemplateNotFound'],
  ['a blank payee_description', { payee_description: ' ' }, 'WrongRequestFormat'],
  ['a payee_description that is no text', { payee_description: {} }, 'WrongRequestFormat'],
  ['payment_attributes that are no object', { payment_attributes: [] }, 'InvalidPaymentAttributes'],
  ['a provider_code that is no text', { provider_code: 5 }, 'WrongRequestFormat'],
  ['an unknown provider', { provider_code: 'nobody' }, 'ProviderNotFound'],
  ['an inactive provider', { provider_code: 'fakepay_inactive_xf' }, 'ProviderInactive'],
  ['a disabled provider', { provider_code: 'fakepay_disabled_xf' }, 'ProviderDisabled'],
  ['a provider without keys', { provider_code: 'fakepay_keyless_xf' }, 'ProviderKeyFound'],
  ['a provider without the template', { provider_code: 'fakepay_fps_xf' }, 'PaymentTemplateNotSupported'],
  ['a provider that asks for more', { provider_code: 'fakepay_demanding_xf' }, 'InvalidPaymentAttributes'],
  ['a provider with the template', { provider_code: 'fakepay_plain_xf' }, 'accepted'],
  ['no provider', { provider_code: null }, 'accepted'],
  ['a return_to of 512 characters', { return_to: base.padEnd(512, 'x') }, 'accepted'],
  ['a return_to of 513 characters', { return_to: base.padEnd(513, 'x') }, 'ReturnURLTooLong'],
  ['a return_to that is no address', { return_to: '/relative' }, 'ReturnURLInvalid'],
  ['flags', { show_consent_confirmation: false, disable_provider_search: true }, 'accepted'],
  ['null as flags', { show_consent_confirmation: null, disable_provider_search: null }, 'accepted'],
  ['a flag that is text', { show_consent_confirmation: 'false' }, 'WrongRequestFormat'],
  ['another flag that is a number', { disable_provider_search: 1 }, 'WrongRequestFormat'],
  ['post_message', { javascript_callback_type: 'post_message' }, 'accepted'],
  ['null as javascript_callback_type', { javascript_callback_type: null }, 'accepted'],
  ['another javascript_callback_type', { javascript_callback_type: 'alert' }, 'WrongRequestFormat'],
]
for (const [what, fields, expected] of judged) {
  test(`${what}: ${expected}`, async () => assert.equal(await outcome(fields), expected))
}

const attributes: Array<[string, Record<string, unknown>, string]> = [
  ...Object.keys(sepa).map((name): [string, Record<string, unknown>, string] => [
    `without ${name}`,
    { [name]: undefined },
    'InvalidPaymentAttributes',
  ]),
  ['a blank required text', { creditor_name: ' ' }, 'InvalidPaymentAttributes'],
  ['a number as text', { amount: '12.50' }, 'accepted'],
  ['a number that is no number', { amount: 'much' }, 'InvalidPaymentAttributes'],
  ['a number that is true', { amount: true }, 'InvalidPaymentAttributes'],
  ['a number against the pattern', { amount: -1 }, 'InvalidPaymentAttributes'],
  ['a text that is a number', { creditor_name: 5 }, 'InvalidPaymentAttributes'],
  ['a text against the pattern', { creditor_iban: 'somewhere' }, 'InvalidPaymentAttributes'],
  ['an option outside the list', { mode: 'SLOW' }, 'InvalidPaymentAttributes'],
  ['an option that is a list', { mode: ['NORMAL'] }, 'InvalidPaymentAttributes'],
  ['a good optional field', { debtor_name: 'Ann' }, 'accepted'],
  ['a bad optional field', { debtor_iban: '1' }, 'InvalidPaymentAttributes'],
  ['null as an optional field', { debtor_iban: null }, 'accepted'],
  ['a field of no template', { shoe_size: 43 }, 'accepted'],
]
for (const [what, change, expected] of attributes) {
  test(`attributes with ${what}: ${expected}`, async () => {
    assert.equal(await outcome({ payment_attributes: { ...sepa, ...change } }), expected)
  })
}

test('a provider takes what it promotes', async () => {
  const promoted = { debtor_iban: 'DE89370400440532013000', debtor_name: 'Ann', end_to_end_id: 'E1' }
  const fields = { provider_code: 'fakepay_demanding_xf', payment_attributes: { ...sepa, ...promoted } }
  assert.equal(await outcome(fields), 'accepted')
})

test('a locked customer and one of another client are refused', async () => {
  const locked = await makeCustomer(running)
  const { sandbox } = running
  const stored = sandbox.store.customers.get(locked.id)
  assert.ok(stored)
  setLocked(sandbox, stored, true)
  assert.equal(await outcome({ customer_id: locked.id }), 'CustomerLocked')
  const foreign = await makeCustomer(running, 'second')
  assert.equal(await outcome({ customer_id: foreign.id }), 'CustomerNotFound')
})

test('live clients see no fake providers', async () => {
  const { client } = running.clients.main
  client.status = 'live'
  const { rules } = running.sandbox
  const visible = rules.payments.providers().filter((provider) => rules.payments.providerVisible(provider, client))
  client.status = 'test'
  assert.ok(visible.length > 250)
  assert.ok(visible.every(({ fake }) => !fake))
})
