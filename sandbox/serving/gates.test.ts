import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ask } from '../test-support/asking.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

const path = '/api/v4/customers'

test('a request with both keys passes', async () => {
  const { status, body } = await ask(running, path)
  assert.equal(status, 200)
  assert.deepEqual(body.meta, { next_id: null, next_page: null })
})

const refused: Array<[string, Parameters<typeof ask>[2], string]> = [
  ['an unknown App-id', { headers: { 'App-id': 'nobody' } }, 'ApiKeyNotFound'],
  ['a Secret that is not its own', { headers: { Secret: 'wrong' } }, 'ApiKeyNotFound'],
  ['an empty App-id', { headers: { 'App-id': '' } }, 'AppIdNotProvided'],
  ['an empty Secret', { headers: { Secret: '' } }, 'SecretNotProvided'],
  ['a disabled client', { as: 'disabled' }, 'ClientDisabled'],
  ['a restricted client', { as: 'restricted' }, 'ClientRestricted'],
  ['an app key', { as: 'app' }, 'AppsRestricted'],
  ['a live client that does not sign', { as: 'live' }, 'MissingExpiresAt'],
]
for (const [who, asking, errorClass] of refused) {
  test(`${who} is refused with ${errorClass}`, async () => {
    const { status, body } = await ask(running, `${path}?per_page=100`, asking)
    assert.equal(body.error_class, errorClass)
    assert.equal(typeof body.error_message, 'string')
    assert.deepEqual(body.request, { per_page: '100' })
    assert.ok([400, 404, 406, 409].includes(status))
  })
}

test('a request without any header names the first missing one', async () => {
  const answer = await fetch(running.baseUrl + path)
  assert.equal((await answer.json()).error_class, 'AppIdNotProvided')
  const withAppId = await fetch(running.baseUrl + path, { headers: { 'App-id': 'x' } })
  assert.equal((await withAppId.json()).error_class, 'SecretNotProvided')
})

test('a pending client passes', async () => {
  assert.equal((await ask(running, path, { as: 'pending' })).status, 200)
})

test('an app key passes where its kind may', async () => {
  assert.equal((await ask(running, '/api/v4/accounts', { as: 'app' })).status, 200)
})

test('secrets of another client open nothing', async () => {
  const foreign = await ask(running, path, { json: { data: { identifier: 'foreign' } }, as: 'second' })
  const headers = { 'Customer-secret': foreign.body.data.secret as string }
  const { body } = await ask(running, '/api/v4/accounts', { headers })
  assert.equal(body.error_class, 'CustomerNotFound')
  const { body: byId } = await ask(running, `/api/v4/accounts?customer_id=${foreign.body.data.id}`)
  assert.equal(byId.error_class, 'CustomerNotFound')
})

test('the date header follows the clock', async () => {
  running.sandbox.clock.advance(86_400)
  const { headers } = await ask(running, path)
  running.sandbox.clock.reset()
  const aheadMs = Date.parse(headers.get('date') ?? '') - Date.now()
  assert.ok(Math.abs(aheadMs - 86_400_000) < 60_000, `${aheadMs}`)
})
