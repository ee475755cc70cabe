import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dateOf, dayNumber } from '../basics/days.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask } from '../test-support/asking.ts'
import { create, makeCustomer, settled } from '../test-support/login-flow.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 1 })
})
after(() => running.close())

const daysAgo = (days: number) => dateOf(dayNumber(new Date()) - days)
const windows = {
  'every day': {},
  'few days': { from_date: daysAgo(20), to_date: daysAgo(10) },
  'no transactions': { fetch_scopes: ['accounts'] },
}

for (const [what, fields] of Object.entries(windows))
  test(`Accounts that were fetched with ${what} count the transactions that they list`, async () => {
    const customer = await makeCustomer(running)
    const login = (await create(running, customer, fields)).body.data
    await settled(running, login)
    const { data: accounts } = (await ask(running, `/api/v4/accounts?login_id=${login.id}`)).body
    const counts = accounts.map(({ extra }: { extra: { transactions_count: object } }) => extra.transactions_count)
    const { transactions } = running.sandbox.store
    const listed = accounts.map(({ id: account }: { id: string }) => {
      const words = transactions.group('accountId', account).map(({ status }) => status)
      const of = (status: string) => words.filter((word) => word === status).length
      return { posted: of('posted'), pending: of('pending') }
    })
    assert.ok(accounts.length > 0)
    assert.deepEqual(counts, listed)
  })
