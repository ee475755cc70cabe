import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import type { SandboxOptions } from '../world/sandbox.ts'
import { askV3 } from '../test-support/asking.ts'
import { idVariants } from '../variants/ids.ts'

interface Numbered {
  id: number
  customer_id: number
  secret: string
}

async function withIds(id: string, run: (running: RunningSandbox) => Promise<void>): Promise<void> {
  const variant = idVariants.find((one) => one.id === id)
  const patches: SandboxOptions['patches'] = variant?.patch ? [variant.patch] : []
  const running = await startSandbox({ seed: 1, ...variant?.options, patches })
  try {
    await run(running)
  } finally {
    await running.close()
  }
}

/** The exact text of an answer. */
async function textOf({ baseUrl, clients }: RunningSandbox, path: string, loginSecret: string): Promise<string> {
  const { client_id, v3_secret } = clients.main.client
  const headers = { 'Client-id': client_id, 'Service-secret': v3_secret, 'Login-secret': loginSecret }
  return (await fetch(`${baseUrl}/api/v3${path}`, { headers })).text()
}

for (const id of ['ids-with-a-prefix', 'ids-like-uuids']) {
  test(`with ${id} version 3 has integers of its own, that it understands`, () =>
    withIds(id, async (running) => {
      const logins = (await askV3(running, '/api/v3/logins')).body.data as Numbered[]
      assert.ok(logins.length > 1)
      for (const login of logins) {
        assert.ok(Number.isInteger(login.id) && Number.isInteger(login.customer_id))
        const { body } = await askV3(running, `/api/v3/logins/${login.id}`, {
          headers: { 'Login-secret': login.secret },
        })
        assert.deepEqual([body.data.id, body.data.customer_id], [login.id, login.customer_id])
        const own = await askV3(running, `/api/v3/logins?customer_id=${login.customer_id}`)
        assert.ok(own.body.data.some((one: { id: number }) => one.id === login.id))
      }
      const numbers = logins.map((login) => login.id)
      assert.deepEqual(
        numbers,
        numbers.toSorted((a, b) => a - b),
      )
      const { id: login_id } = running.logins.large.login
      const first = (await askV3(running, `/api/v3/transactions?login_id=${login_id}`)).body
      assert.match(first.meta.next_page, new RegExp(`from_id=${first.meta.next_id}$`))
      assert.equal((await askV3(running, first.meta.next_page)).body.data[0].id, first.meta.next_id)
    }))

  test(`with ${id} the control port understands the integers too`, () =>
    withIds(id, async (running) => {
      const [customer] = (await askV3(running, '/api/v3/customers')).body.data
      const answer = await fetch(`${running.baseUrl}/control/customers/${customer.id}`, {
        method: 'PUT',
        headers: { 'Control-token': running.sandbox.settings.controlToken },
        body: JSON.stringify({ locked: true }),
      })
      assert.equal(answer.status, 200, await answer.text())
    }))
}

test('ids beyond doubles are written to their last digit', () =>
  withIds('ids-beyond-doubles', async (running) => {
    const { login } = running.logins.large
    assert.ok(BigInt(login.id) > 2n ** 53n)
    const text = await textOf(running, `/logins/${login.id}`, login.secret)
    assert.match(text, new RegExp(`"id":${login.id},"customer_id":${login.customer_id},`))
    const json = { data: [{ transaction_id: 'LAST', category_code: 'groceries' }] }
    const { transactions } = running.sandbox.store
    const last = transactions.group('loginId', login.id).at(-1)
    const body = JSON.stringify(json).replace('"LAST"', String(last?.id))
    const learnt = await askV3(running, '/api/v3/categories/learn', { text: body })
    assert.deepEqual(learnt.body, { data: { learned: true } })
  }))

test('what is no id of the store gets a number too, and a client’s own words stay as they are', async () => {
  const running = await startSandbox({
    seed: 1,
    patches: [
      ({ wire }) => {
        wire.answer = (answer) => ({
          ...answer,
          json: { data: { id: 'x-1', custom_fields: { id: 'mine' }, odd_id: null } },
        })
      },
    ],
  })
  try {
    const { body } = await askV3(running, '/api/v3/currencies')
    assert.ok(Number.isSafeInteger(body.data.id))
    assert.deepEqual([body.data.custom_fields, body.data.odd_id], [{ id: 'mine' }, null])
  } finally {
    await running.close()
  }
})

test('an id above 64 bits in a body is refused as such', async () => {
  const running = await startSandbox({ seed: 1 })
  try {
    const beyond = '18446744073709551616'
    const text = `{"data":{"customer_id":${beyond},"country_code":"XF"}}`
    assert.equal((await askV3(running, '/api/v3/logins', { text })).body.error_class, 'ValueOutOfRange')
    const within = text.replace(beyond, '18446744073709551615')
    assert.equal((await askV3(running, '/api/v3/logins', { text: within })).body.error_class, 'CustomerNotFound')
  } finally {
    await running.close()
  }
})
