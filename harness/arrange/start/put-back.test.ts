import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Draft } from '../../client/draft.ts'
import type { Client } from '../../client/client.ts'
import { prepare } from '../../client/prepare.ts'
import { testProfile } from '../../client/test-support/test-profile.ts'
import { createLedger } from '../../ledger/ledger.ts'
import { controlOffers, type Profile } from '../../profile/profile.ts'
import { putBack } from './put-back.ts'

const control = { base_url: 'https://bank.test/control', offers: [...controlOffers] }
const profile: Profile = { ...testProfile('https://bank.test'), control }

/** A target that answers with this status, and a ledger of what was changed at it. */
function target(status: () => number) {
  const ledger = createLedger({ profile, dialects: [], record: () => undefined })
  const sent: string[] = []
  const send = async (draft: Draft) => {
    const after = ledger.notes(prepare(draft, profile, 0))
    sent.push(`${draft.method} ${draft.path} ${JSON.stringify(draft.body) ?? ''}`.trim())
    const exchange = { answer: { status: status(), json: {} } } as unknown as Awaited<ReturnType<Client['send']>>
    after?.(exchange)
    return exchange
  }
  const change = (method: string, path: string, body: unknown) =>
    send({ name: 'x', method, path, baseUrl: control.base_url, headers: {}, as: 'nobody', signing: 'unsigned', body })
  return { ledger, sent, change, client: { send } as unknown as Client }
}

test('what is still changed is put back, each once, and nothing else is touched', async () => {
  const { ledger, sent, change, client } = target(() => 200)
  const [main] = profile.clients
  await change('POST', '/clock', { advance_seconds: 60 })
  await change('POST', '/clock', { advance_seconds: 60 })
  await change('PUT', `/clients/${main?.app_id}`, { status: 'disabled' })
  await change('PUT', `/clients/${main?.app_id}`, { callbacks: { fail_url: 'https://us.test' } })
  await change('PUT', '/customers/7', { locked: true })
  await change('PUT', '/customers/8', { locked: true })
  await change('PUT', '/customers/8', { locked: false })
  await change('PUT', '/logins/9', { status: 'disabled' })
  await change('PUT', '/rate-limits', { enforced: false })
  sent.length = 0
  await putBack(ledger, { profile, client })
  assert.deepEqual(sent, [
    'DELETE /clock',
    `PUT /clients/${main?.app_id} {"status":"${main?.status}"}`,
    `PUT /clients/${main?.app_id} {"callbacks":{"fail_url":null}}`,
    'PUT /customers/7 {"locked":false}',
    'PUT /logins/9 {"status":"active"}',
    'PUT /rate-limits {"enforced":true}',
  ])
  assert.deepEqual(ledger.entries(), [])
  await putBack(ledger, { profile, client })
  assert.equal(sent.length, 6)
})

test('what a control port refuses, or does not offer, stays in the ledger', async () => {
  let status = 200
  const { ledger, change, client } = target(() => status)
  await change('POST', '/clock', { advance_seconds: 60 })
  status = 500
  await putBack(ledger, { profile, client })
  assert.equal(ledger.entries().length, 1)
  status = 200
  await putBack(ledger, { profile: { ...profile, control: { ...control, offers: [] } }, client })
  assert.equal(ledger.entries().length, 1)
})
