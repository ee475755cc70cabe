import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { started } from '../../test-support/started.ts'
import { browse, onwardFrom, type Shown } from '../../test-support/browsing.ts'
import { makeCustomer } from '../../test-support/login-flow.ts'
import { askPayment, paymentBody } from '../test-support/payment-flow.ts'

const running = await started()
const customer = await makeCustomer(running)

const return_to = 'https://client.example/done?x=1'
const right = { step: 'credentials', 'field:login': 'username', 'field:password': 'secret' }

async function opened(fields: Record<string, unknown> = {}): Promise<Shown> {
  const { body } = await askPayment(running, paymentBody(customer, { return_to, ...fields }))
  return browse(body.data.connect_url)
}

/** Opens the page of a payment at a provider and agrees. */
async function agreed(provider_code: string, fields: Record<string, unknown> = {}): Promise<Shown> {
  const first = await opened({ provider_code, ...fields })
  assert.match(first.text, /Do you agree/)
  return browse(first.address, { step: 'consent', answer: 'allow' })
}

const returned = (shown: Shown): Record<string, string> => Object.fromEntries(onwardFrom(shown).searchParams)

test('a user chooses a bank, agrees to what is shown and pays', async () => {
  const first = await opened()
  assert.match(first.text, /Choose your bank/)
  const second = await browse(first.address, { step: 'provider', provider_code: 'fakepay_plain_xf' })
  for (const part of ['Two apples', 'DE89370400440532013000', 'Corner Shop', '12.5', 'Normal'])
    assert.ok(second.text.includes(part))
  const third = await browse(first.address, { step: 'consent', answer: 'allow' })
  assert.match(third.text, /name="field:password" type="password"/)
  const last = await browse(first.address, right)
  assert.match(last.text, /The payment was made/)
  const { payment_id, x } = returned(last)
  assert.equal(x, '1')
  const payment = running.sandbox.store.payments.get(payment_id ?? '')
  assert.deepEqual(
    payment?.stages.map(({ status }) => status),
    ['initiated', 'authorized', 'executed'],
  )
  assert.equal(payment?.customerId, customer.id)
})

test('an answer that comes too late finds the payment failed', async () => {
  const { address } = await agreed('fakepay_interactive_xf')
  await browse(address, right)
  running.sandbox.clock.advance(301)
  const last = await browse(address, { step: 'interactive', 'field:sms': '123456' })
  running.sandbox.clock.reset()
  assert.equal(returned(last).error_class, 'InteractiveTimeout')
})

test('the opener gets messages only where the client asked for them', async () => {
  const { address } = await agreed('fakepay_plain_xf', { javascript_callback_type: 'post_message' })
  const last = await browse(address, right)
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(last.text) ?? []
  assert.match(script, /postMessage\(.*payment_id.*success/)
  const hash = createHash('sha256').update(script).digest('base64')
  assert.ok(last.policy.includes(`'sha256-${hash}'`))
  assert.doesNotMatch((await browse((await agreed('fakepay_plain_xf')).address, right)).text, /<script/)
})

test('an address opens the page once, and not for ever', async () => {
  const { body } = await askPayment(running, paymentBody(customer))
  const { connect_url } = body.data
  const { address } = await browse(connect_url)
  assert.equal((await browse(connect_url)).status, 404)
  for (const path of ['pay?token=unknown', 'pay', 'pay/unknown', 'pay/unknown/bank', 'pay/unknown/back?code=x'])
    assert.equal((await browse(`${running.baseUrl}/${path}`)).status, 404, path)
  const late = await askPayment(running, paymentBody(customer))
  running.sandbox.clock.advance(3601)
  assert.equal((await browse(late.body.data.connect_url)).status, 404)
  assert.equal((await browse(address)).status, 400)
  running.sandbox.clock.reset()
})

test('a payment is made once, and what clients send is shown as text', async () => {
  const count = (): number => running.sandbox.store.payments.all().length
  const { address } = await agreed('fakepay_plain_xf', { payee_description: '<script>1</script>' })
  assert.doesNotMatch((await browse(address)).text, /<script/)
  const made = await browse(address, right)
  const before = count()
  assert.deepEqual(returned(await browse(address, right)), returned(made))
  assert.equal(count(), before)
})

test('odd forms are answered for people', async () => {
  const { address } = await opened()
  for (const step of ['consent', 'credentials', 'interactive', 'provider', '\u0000', '💥'])
    assert.equal((await browse(address, { step, answer: 'x', provider_code: '__proto__' })).status, 200, step)
})
