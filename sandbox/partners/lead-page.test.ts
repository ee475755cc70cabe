import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask } from '../test-support/asking.ts'
import { settled } from '../test-support/login-flow.ts'
import { until as untilThere } from '../test-support/until.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2, rateLimits: false })
})
after(() => running.close())

interface Shown {
  address: string
  headers: Headers
  text: string
}

/** The page after redirects within the sandbox. */
async function visit(address: string, fields?: Record<string, string>): Promise<Shown> {
  const answer = await fetch(address, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {})
  return { address: answer.url, headers: answer.headers, text: await answer.text() }
}

async function until(address: string, pattern: RegExp): Promise<Shown> {
  let shown: Shown | undefined
  const look = async () => {
    shown = await visit(address)
    return pattern.test(shown.text) ? shown : undefined
  }
  return untilThere(look, () => `${pattern} in ${shown?.text}`)
}

let count = 0
/** Opens the page of a new session for a consent to the accounts only. */
async function opened(as: 'main' | 'pending' = 'main'): Promise<Shown & { customer_id: string }> {
  const post = (path: string, data: object) => ask(running, `/api/partners/v1${path}`, { as, json: { data } })
  const { customer_id } = (await post('/leads', { email: `page-${count++}@lead.example` })).body.data
  const consent = { from_date: '2024-03-01', period_days: 45, scopes: ['account_details'] }
  const asked = { customer_id, consent, return_to: 'https://partner.example/done' }
  const { body } = await post('/lead_sessions/create', asked)
  return { customer_id, ...(await visit(body.data.redirect_url)) }
}

const backTo = ({ text }: Shown): URL => {
  const [, href = ''] = /href="(https:\/\/partner\.example[^"]*)"/.exec(text) ?? []
  return new URL(href.replaceAll('&amp;', '&'))
}

test('the consent question names scopes and period, and who agrees connects', async () => {
  const { address, text } = await opened()
  assert.match(text, /fakebank_simple_xf/)
  assert.match(text, /ipe_br/)
  const question = await visit(address, { step: 'provider', provider_code: 'fakebank_simple_xf' })
  assert.match(question.text, /from 2024-03-01 on, for 45 days/)
  assert.match(question.text, /your accounts and their balances/)
  assert.doesNotMatch(question.text, /your transactions/)
  await visit(address, { step: 'consent', answer: 'allow' })
  await visit(address, { step: 'credentials', 'field:login': 'username', 'field:password': 'secret' })
  const back = backTo(await until(address, /partner\.example/))
  const login = await settled(running, { id: back.searchParams.get('connection_id') ?? '', secret: '' })
  assert.deepEqual([login.consent_period_days, login.show_consent_confirmation], [45, true])
})

test('no page may show it in a frame', async () => {
  const { headers } = await opened()
  assert.equal(headers.get('x-frame-options'), 'DENY')
  assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
})
