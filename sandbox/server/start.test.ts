import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastAttempt } from '../store/store.ts'
import { ask } from '../test-support/asking.ts'
import { atInteractive, create, makeCustomer, settled } from '../test-support/login-flow.ts'
import { started } from '../test-support/started.ts'
import { endInterrupted } from './start.ts'
import { profileOf } from './profile-of.ts'

const running = await started({ seed: 7, stageMs: 0, pathPrefix: '/bank/psd2' })
const customer = await makeCustomer(running)

test('a sandbox below a path answers there and nowhere else', async () => {
  assert.match(running.baseUrl, /\/bank\/psd2$/)
  assert.equal((await ask(running, '/api/v4/countries')).status, 200)
  const elsewhere = await ask({ ...running, baseUrl: new URL(running.baseUrl).origin }, '/api/v4/countries')
  assert.deepEqual([elsewhere.status, elsewhere.body.error_class], [404, 'RouteNotFound'])
})

test('its connect page leads on below the path', async () => {
  const data = { customer_id: customer.id, fetch_scopes: ['accounts'] }
  const { body } = await ask(running, '/api/v4/tokens/create', { json: { data } })
  assert.ok(body.data.connect_url.startsWith(`${running.baseUrl}/connect?token=`))
  const { headers } = await fetch(body.data.connect_url, { redirect: 'manual' })
  const onward = headers.get('location') ?? ''
  assert.match(onward, /^\/bank\/psd2\/connect\//)
  const page = await fetch(new URL(onward, running.baseUrl))
  assert.equal(page.status, 200)
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  assert.equal(new URL(action, page.url).href, page.url)
})

test('the same seed gives the same keys, another gives others', async () => {
  const others = [await started({ seed: 7 }), await started({ seed: 8 })]
  const [own, same, other] = [running, ...others].map((one) => {
    const { clients } = profileOf(one) as { clients: Array<{ app_id: string; secret: string }> }
    return clients.map(({ app_id, secret }) => app_id + secret)
  })
  assert.deepEqual(own, same)
  assert.notDeepEqual(own, other)
})

test('a fetch that was under way ends, and one that had ended stays as it was', async () => {
  const { sandbox, logins } = running
  const waiting = (await create(running, customer, { provider_code: 'fakebank_interactive_xf' })).body.data
  await settled(running, waiting, atInteractive)
  const before = { ...lastAttempt(sandbox, logins.large.login) }
  endInterrupted(sandbox)
  const login = sandbox.store.logins.get(waiting.id)!
  const { finished, fail_error_class, stages = [] } = lastAttempt(sandbox, login) ?? {}
  const ended = [finished, fail_error_class, stages.at(-1)?.name, login.status]
  assert.deepEqual(ended, [true, 'LoginFetchingStopped', 'finish', 'inactive'])
  assert.deepEqual(lastAttempt(sandbox, logins.large.login), before)
})
