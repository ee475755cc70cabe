import assert from 'node:assert/strict'
import { test } from 'node:test'
import { started } from '../test-support/started.ts'
import { ask } from '../test-support/asking.ts'
import { browse, browseUntil, onwardFrom } from '../test-support/browsing.ts'
import { settled } from '../test-support/login-flow.ts'

const running = await started({ stageMs: 2, rateLimits: false })

test('the consent question names scopes and period, who agrees connects, and no page may be shown in a frame', async () => {
  const post = (path: string, data: object) => ask(running, `/api/partners/v1${path}`, { json: { data } })
  const { customer_id } = (await post('/leads', { email: 'page@lead.example' })).body.data
  const consent = { from_date: '2024-03-01', period_days: 45, scopes: ['account_details'] }
  const session = await post('/lead_sessions/create', {
    customer_id,
    consent,
    return_to: 'https://partner.example/done',
  })
  const { address, text, headers, policy } = await browse(session.body.data.redirect_url)
  assert.equal(headers.get('x-frame-options'), 'DENY')
  assert.match(policy, /frame-ancestors 'none'/)
  assert.match(text, /fakebank_simple_xf/)
  assert.match(text, /ipe_br/)
  const question = await browse(address, { step: 'provider', provider_code: 'fakebank_simple_xf' })
  assert.match(question.text, /from 2024-03-01 on, for 45 days/)
  assert.match(question.text, /your accounts and their balances/)
  assert.doesNotMatch(question.text, /your transactions/)
  await browse(address, { step: 'consent', answer: 'allow' })
  await browse(address, { step: 'credentials', 'field:login': 'username', 'field:password': 'secret' })
  const { origin, searchParams } = onwardFrom(await browseUntil(address, /partner\.example/))
  assert.equal(origin, 'https://partner.example')
  const login = await settled(running, { id: searchParams.get('connection_id') ?? '', secret: '' })
  assert.deepEqual([login.consent_period_days, login.show_consent_confirmation], [45, true])
})
