import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askOpenFinance, testCertificates } from './test-support/open-finance-asking.ts'

const oddValues: unknown[] = [null, -1, 1e300, '', '💥', [[]], [null], { iban: 1 }]

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, openFinance: { certificates: await testCertificates() } })
})
after(() => running.close())

/** The valid body of each route. */
const access = {
  access: { accounts: [{ iban: 'XF4200000001001' }] },
  validTo: '2999-12-31',
  recurringIndicator: true,
  frequencyPerDay: 4,
}
const payment = {
  instructedAmount: { amount: '1.00', currency: 'EUR' },
  creditorAccount: { iban: 'XF4200000001001' },
  creditorName: 'Somebody',
}

/** Bodies with one odd value, at the top and inside fields, and some that are entirely wrong. */
function oddBodies(right: object, within: (value: unknown) => object[]): string[] {
  const changed = Object.keys(right).flatMap((name) => oddValues.map((value) => ({ ...right, [name]: value })))
  const inner = oddValues.flatMap(within).map((value) => ({ ...right, ...value }))
  const texts = [
    '',
    '{"__proto__":{"access":{}}}',
    `[${'['.repeat(20_000)}`,
    `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  ]
  return [...[right, ...oddValues, ...changed, ...inner].map((body) => JSON.stringify(body)), ...texts]
}

const bodies: Record<string, string[]> = {
  '/v2/consents/account-access': oddBodies(access, (value) => [
    { access: { accounts: value } },
    { access: { balances: [value] } },
  ]),
  '/v2/consents/payment': oddBodies(payment, (value) => [{ instructedAmount: { amount: value, currency: value } }]),
}

test('nothing odd in a body makes a route fail, and every refusal is of the table', async () => {
  const { statuses } = running.sandbox.rules.openFinance.errors
  const seen = new Set<string>()
  for (const [path, all] of Object.entries(bodies))
    for (const body of all) {
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
  const starting = startSandbox({ seed: 1, openFinance: { certificates: await testCertificates(), port } })
  await assert.rejects(starting, { code: 'EADDRINUSE' })
  taken.close()
})
