import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { connect } from 'node:tls'
import { startSandbox } from '../server/start.ts'
import { started } from '../test-support/started.ts'
import { askOpenFinance, testCertificates } from './test-support/open-finance-asking.ts'

const oddValues: unknown[] = [null, -1, 1e300, '', '💥', [[]], [null], { iban: 1 }]

const certificates = await testCertificates()
const running = await started({ openFinance: { certificates }, pathPrefix: '/bank' })
const openFinance = running.openFinance!

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
      const { status, codes, body: answer } = await askOpenFinance(openFinance, path, { body })
      assert.ok(status === 201 ? codes.length === 0 : codes.length > 0, body)
      for (const code of codes) assert.equal(statuses[code as keyof typeof statuses], status, body)
      if (status === 201)
        assert.equal((await askOpenFinance(openFinance, `${path}/${answer.consentId}`)).status, 200, body)
      seen.add([status, ...new Set(codes)].join(' '))
    }
  assert.deepEqual([...seen].toSorted(), ['201', '400 FORMAT_ERROR'])
})

/** The answer to raw bytes over a connection with the right certificate, and whether that went on with the session. */
function answerTo(text: string, session?: Buffer): Promise<{ answer: string; given?: Buffer; reused: boolean }> {
  const { certificate: cert, key } = openFinance.certificates.certificates['website-both']
  const [ca, port] = [openFinance.certificates.authority.certificate, Number(new URL(openFinance.baseUrl).port)]
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, cert, key, ca, ...(session && { session }) }, () =>
      socket.write(text),
    )
    let answer = ''
    let given: Buffer | undefined
    socket.on('session', (one) => (given = one))
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
    socket.on('end', () => resolve({ answer, ...(given && { given }), reused: socket.isSessionReused() }))
    socket.on('error', reject)
  })
}
const askNone = (headers = '') =>
  `GET /bank/none/v2/accounts HTTP/1.1\r\nHost: a\r\n${headers}Connection: close\r\n\r\n`

for (const [what, text, answered] of [
  ['bytes that are not HTTP', 'nonsense\r\n\r\n', /^HTTP\/1\.1 400 [^]*"code":"FORMAT_ERROR"/],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 405 [^]*"SERVICE_INVALID"/],
  ['an Expect of something unheard of', askNone('Expect: more\r\n'), /^HTTP\/1\.1 404 [^]*"RESOURCE_UNKNOWN"/],
] as const)
  test(`${what} is answered as JSON`, async () => assert.match((await answerTo(text)).answer, answered))

test('a body beyond 8 MB is refused', async () => {
  const body = Buffer.alloc(8 * 1024 * 1024 + 1, 0x20)
  const { status, codes } = await askOpenFinance(openFinance, '/v2/consents/account-access', { body })
  assert.deepEqual([status, codes], [400, ['FORMAT_ERROR']])
})

test('the certificate is known on resumed sessions too', async () => {
  const first = await answerTo(askNone())
  const second = await answerTo(askNone(), first.given)
  for (const { answer } of [first, second]) assert.match(answer, /RESOURCE_UNKNOWN/)
  assert.equal(second.reused, true)
})

test('a port that is taken closes what was open already', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const starting = startSandbox({ seed: 1, openFinance: { certificates, port } })
  await assert.rejects(starting, { code: 'EADDRINUSE' })
  taken.close()
})
