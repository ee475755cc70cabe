import assert from 'node:assert/strict'
import { connect } from 'node:tls'
import { after, before, describe, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askOpenFinance, type OpenFinanceAsking, testCertificates } from './test-support/open-finance-asking.ts'
import type { RunningOpenFinance } from './start-open-finance.ts'

const body = JSON.stringify({ access: { transactions: [] }, validTo: '2999-12-31' })
const path = '/v2/consents/account-access'

let running: RunningSandbox
let openFinance: RunningOpenFinance
before(async () => {
  const certificates = await testCertificates()
  running = await startSandbox({ seed: 1, openFinance: { certificates }, pathPrefix: '/bank' })
  openFinance = running.openFinance as RunningOpenFinance
})
after(() => running.close())

/** Status and codes of the answer to a valid consent request with these changes. */
async function outcome(asking: OpenFinanceAsking = {}, at = path): Promise<string> {
  const { status, codes } = await askOpenFinance(openFinance, at, { body, ...asking })
  return [status, ...codes].join(' ')
}

/** The answer to raw bytes over a connection with the right certificate. */
function answerTo(text: string): Promise<string> {
  const { authority, certificates } = openFinance.certificates
  const { certificate: cert, key } = certificates['website-both']
  const port = Number(new URL(openFinance.baseUrl).port)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, cert, key, ca: authority.certificate }, () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

describe('Odd requests', () => {
  test('bytes that are not HTTP: 400 FORMAT_ERROR', async () =>
    assert.match(await answerTo('nonsense\r\n\r\n'), /^HTTP\/1\.1 400 [^]*"code":"FORMAT_ERROR"/))

  test('CONNECT: 405 SERVICE_INVALID', async () =>
    assert.match(await answerTo('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'), /^HTTP\/1\.1 405 [^]*"SERVICE_INVALID"/))

  test('Expect of something unheard of is answered like any request', async () => {
    const head = `GET /bank/none/v2/accounts HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n`
    assert.match(await answerTo(head), /^HTTP\/1\.1 404 [^]*"RESOURCE_UNKNOWN"/)
  })

  test('a body beyond 8 MB: 400 FORMAT_ERROR', async () =>
    assert.equal(await outcome({ body: Buffer.alloc(8 * 1024 * 1024 + 1, 0x20) }), '400 FORMAT_ERROR'))

  test('the certificate is known on resumed sessions too', async () => {
    const { authority, certificates } = openFinance.certificates
    const { certificate: cert, key } = certificates['website-both']
    const port = Number(new URL(openFinance.baseUrl).port)
    const text = 'GET /bank/none/v2/accounts HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    let session: Buffer | undefined
    let reused = false
    for (const turn of [1, 2]) {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect({ host: '127.0.0.1', port, cert, key, ca: authority.certificate, session }, () => {
          if (turn === 2) reused = socket.isSessionReused()
          socket.write(text)
        })
        let got = ''
        socket.on('session', (given) => (session = given))
        socket.setEncoding('utf8').on('data', (chunk) => (got += chunk))
        socket.on('end', () => resolve(got)).on('error', reject)
      })
      assert.match(answer, /RESOURCE_UNKNOWN/, `turn ${turn}`)
    }
    assert.equal(reused, true)
  })
})
