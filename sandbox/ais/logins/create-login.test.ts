import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask } from '../../test-support/asking.ts'
import { loginBody, makeCustomer, type Held } from '../../test-support/login-flow.ts'

let running: RunningSandbox
let customer: Held
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
  customer = await makeCustomer(running)
})
after(() => running.close())

test('customer_id in the body, as text, stands in for the Customer-secret', async () => {
  const by = async (customer_id: unknown) =>
    (await ask(running, '/api/v4/logins', { json: { data: loginBody({ customer_id }) } })).body
  assert.equal((await by(customer.id)).data.customer_id, customer.id)
  assert.equal((await by(Number(customer.id))).error_class, 'WrongRequestFormat')
})
