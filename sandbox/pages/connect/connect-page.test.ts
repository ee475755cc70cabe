import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { started } from '../../test-support/started.ts'
import { ask, type Asked } from '../../test-support/asking.ts'
import { browse, browseUntil, type Shown } from '../../test-support/browsing.ts'
import { makeCustomer } from '../../test-support/login-flow.ts'

const running = await started({ stageMs: 2 })
const customer = await makeCustomer(running)

function token(fields: Record<string, unknown> = {}): Promise<Asked> {
  const data = { customer_id: customer.id, fetch_scopes: ['accounts', 'transactions'], ...fields }
  return ask(running, '/api/v4/tokens/create', { json: { data } })
}

/** Opens the page of a new token, chooses the provider and agrees. */
async function agreed(fields: Record<string, unknown>): Promise<Shown> {
  const { body } = await token(fields)
  const { text, address } = await browse(body.data.connect_url)
  assert.match(text, /Choose your bank/)
  const consent = await browse(address, { step: 'provider', provider_code: 'fakebank_simple_xf' })
  assert.match(consent.text, /your transactions/)
  return browse(address, { step: 'consent', answer: 'allow' })
}

/** Types credentials and waits for the end. */
async function connected(address: string, login: string): Promise<Shown> {
  await browse(address, { step: 'credentials', 'field:login': login, 'field:password': 'secret' })
  return browseUntil(address, /Connected/)
}

test('a token opens the page once, and not for ever', async () => {
  const { body } = await token()
  const statusOf = async (address: string) => (await browse(address)).status
  assert.equal(await statusOf(body.data.connect_url), 200)
  for (const gone of [body.data.connect_url, `${running.baseUrl}/connect?token=x`, `${running.baseUrl}/connect/x`])
    assert.equal(await statusOf(gone), 404, gone)
  const late = await token()
  running.sandbox.clock.advance(3601)
  assert.equal(await statusOf(late.body.data.connect_url), 404)
  running.sandbox.clock.reset()
})

test('what clients send is shown as text', async () => {
  const { address } = await agreed({ return_to: 'https://client.example/?a="><script>1</script>' })
  assert.doesNotMatch((await connected(address, 'username-x')).text, /<script/)
})

test('the opener gets a message where the client asked for it, by the one script that the page may run', async () => {
  const client = { return_to: 'https://client.example/', javascript_callback_type: 'post_message' }
  const { text, policy } = await connected((await agreed(client)).address, 'username-m')
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(text) ?? []
  assert.match(script, /postMessage\(.*login_id.*success/)
  assert.ok(policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`))
})
