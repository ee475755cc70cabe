import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask, type Asked } from '../../test-support/asking.ts'
import { makeCustomer, settled, type Held } from '../../test-support/login-flow.ts'
import { until as untilThere } from '../../test-support/until.ts'

let running: RunningSandbox
let customer: Held
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
  customer = await makeCustomer(running)
})
after(() => running.close())

function token(fields: Record<string, unknown> = {}): Promise<Asked> {
  const data = { customer_id: customer.id, fetch_scopes: ['accounts', 'transactions'], ...fields }
  return ask(running, '/api/v4/tokens/create', { json: { data } })
}

interface Shown {
  address: string
  status: number
  text: string
}

/** Follows redirects within the sandbox, as a browser would. */
async function visit(address: string, fields?: Record<string, string | Blob>): Promise<Shown> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value)
  const answer = await fetch(address, fields ? { method: 'POST', body } : {})
  return { address: answer.url, status: answer.status, text: await answer.text() }
}

/** Opens the page of a new token, chooses the provider and agrees. */
async function agreed(provider_code: string, fields: Record<string, unknown> = {}): Promise<Shown> {
  const { body } = await token(fields)
  const first = await visit(body.data.connect_url)
  assert.match(first.text, /Choose your bank/)
  assert.match((await visit(first.address, { step: 'provider', provider_code })).text, /your transactions/)
  return visit(first.address, { step: 'consent', answer: 'allow' })
}

async function until(address: string, pattern: RegExp): Promise<Shown> {
  const look = async () => {
    const shown = await visit(address)
    if (pattern.test(shown.text)) return shown
    assert.match(shown.text, /Connecting/, shown.text)
    return undefined
  }
  return untilThere(look, () => String(pattern))
}

const backTo = (shown: Shown): URL => {
  const href = /href="([^"]+)"/.exec(shown.text)?.[1] ?? ''
  return new URL(href.replaceAll('&amp;', '&'))
}

test('a user connects a bank and goes back to the client', async () => {
  const shown = await agreed('fakebank_simple_xf', { return_to: 'https://client.example/done?x=1' })
  assert.match(shown.text, /name="field:password" type="password"/)
  await visit(shown.address, { step: 'credentials', 'field:login': 'username', 'field:password': 'secret' })
  const back = backTo(await until(shown.address, /Connected/))
  assert.equal(back.origin, 'https://client.example')
  assert.equal(back.searchParams.get('x'), '1')
  const login = await settled(running, { id: back.searchParams.get('login_id') ?? '', secret: '' })
  assert.equal(login.customer_id, customer.id)
  assert.equal(login.show_consent_confirmation, true)
  assert.notEqual(login.last_success_at, null)
})

test('a token opens the page once, and not for ever', async () => {
  const { body } = await token()
  assert.equal((await visit(body.data.connect_url)).status, 200)
  assert.equal((await visit(body.data.connect_url)).status, 404)
  assert.equal((await visit(`${running.baseUrl}/connect?token=unknown`)).status, 404)
  assert.equal((await visit(`${running.baseUrl}/connect/unknown`)).status, 404)
  const late = await token()
  running.sandbox.clock.advance(3601)
  assert.equal((await visit(late.body.data.connect_url)).status, 404)
  running.sandbox.clock.reset()
})

test('what clients send is shown as text', async () => {
  const shown = await agreed('fakebank_simple_xf', { return_to: 'https://client.example/?a="><script>1</script>' })
  await visit(shown.address, { step: 'credentials', 'field:login': 'username-x', 'field:password': 'secret' })
  const { text } = await until(shown.address, /Connected/)
  assert.doesNotMatch(text, /<script/)
})

test('the opener gets a message where the client asked for it, by the one script that the page may run', async () => {
  const client = { return_to: 'https://client.example/', javascript_callback_type: 'post_message' }
  const shown = await agreed('fakebank_simple_xf', client)
  await visit(shown.address, { step: 'credentials', 'field:login': 'username-m', 'field:password': 'secret' })
  await until(shown.address, /Connected/)
  const answer = await fetch(shown.address)
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(await answer.text()) ?? []
  assert.match(script, /postMessage\(.*login_id.*success/)
  const hash = createHash('sha256').update(script).digest('base64')
  assert.ok((answer.headers.get('content-security-policy') ?? '').includes(`'sha256-${hash}'`))
})
