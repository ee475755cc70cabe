import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { makeTestSet, type TestSet } from '../../certificates/test-set.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askOpenFinance } from './test-support/open-finance-asking.ts'

const oddValues: unknown[] = [null, -1, 1e300, '', '💥', [[]], [null], { iban: 1 }]

let certificates: TestSet
let running: RunningSandbox
before(async () => {
  certificates = await makeTestSet(['127.0.0.1'])
  running = await startSandbox({ seed: 1, openFinance: { certificates } })
})
after(() => running.close())

/** Bodies that are nearly right, field by field, and some that are not right at all. */
function oddBodies(): string[] {
  const right = {
    access: { accounts: [{ iban: 'XF4200000001001' }] },
    validTo: '2999-12-31',
    recurringIndicator: true,
    frequencyPerDay: 4,
    instructedAmount: { amount: '1.00', currency: 'EUR' },
    creditorAccount: { iban: 'XF4200000001001' },
    creditorName: 'Somebody',
  }
  const changed = Object.keys(right).flatMap((name) => oddValues.map((value) => ({ ...right, [name]: value })))
  const within = oddValues.flatMap((value) => [
    { ...right, access: { accounts: value } },
    { ...right, access: { balances: [value] } },
    { ...right, instructedAmount: { amount: value, currency: value } },
  ])
  const texts = [
    '',
    '{"__proto__":{"access":{}}}',
    `[${'['.repeat(20_000)}`,
    `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  ]
  return [...[...oddValues, ...changed, ...within].map((body) => JSON.stringify(body)), ...texts]
}

test('nothing odd in a body makes a route fail, and every refusal is of the table', async () => {
  const { statuses } = running.sandbox.rules.openFinance.errors
  const seen = new Set<string>()
  for (const path of ['/v2/consents/account-access', '/v2/consents/payment'])
    for (const body of oddBodies()) {
      const { status, codes, body: answer } = await askOpenFinance(running.openFinance!, path, { body })
      assert.ok(status === 201 ? codes.length === 0 : codes.length > 0, body)
      for (const code of codes) assert.equal(statuses[code as keyof typeof statuses], status, body)
      if (status === 201)
        assert.equal((await askOpenFinance(running.openFinance!, `${path}/${answer.consentId}`)).status, 200, body)
      seen.add([status, ...new Set(codes)].join(' '))
    }
  assert.deepEqual([...seen].toSorted(), ['201', '400 FORMAT_ERROR'])
})

test('a port that is taken closes what was open already', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const starting = startSandbox({ seed: 1, openFinance: { certificates, port } })
  await assert.rejects(starting, { code: 'EADDRINUSE' })
  taken.close()
})
