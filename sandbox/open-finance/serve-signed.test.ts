import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { connect } from 'node:tls'
import { after, before, describe, test } from 'node:test'
import { makeTestSet } from '../../certificates/test-set.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askOpenFinance, type OpenFinanceAsking } from '../test-support/open-finance-asking.ts'
import type { RunningOpenFinance } from './start-open-finance.ts'

const body = JSON.stringify({ access: { transactions: [] }, validTo: '2999-12-31' })
const path = '/v2/consents/account-access'

let running: RunningSandbox
let openFinance: RunningOpenFinance
before(async () => {
  const certificates = await makeTestSet(['127.0.0.1'])
  running = await startSandbox({ seed: 1, openFinance: { certificates }, pathPrefix: '/bank' })
  openFinance = running.openFinance as RunningOpenFinance
})
after(() => running.close())

/** Status and codes of a consent asked for, right but for what is given. */
async function outcome(asking: OpenFinanceAsking = {}, at = path): Promise<string> {
  const { status, codes } = await askOpenFinance(openFinance, at, { body, ...asking })
  return [status, ...codes].join(' ')
}

const invalid = '401 SIGNATURE_INVALID'

describe('A signed request', () => {
  test('is answered, below a path in front of the provider too', async () => {
    assert.match(openFinance.baseUrl, /\/bank$/)
    assert.equal(await outcome(), '201')
  })

  test('carries every header that is signed if sent', async () => {
    const headers = {
      'api-contract-id': '1',
      'psu-id': 'a',
      'psu-corporate-id': 'b',
      'client-redirect-uri': 'https://c',
    }
    assert.equal(await outcome({ headers }), '201')
    for (const name of Object.keys(headers)) {
      assert.equal(await outcome({ headers, altered: { [name]: 'x' } }), invalid, name)
      assert.equal(await outcome({ headers, altered: { [name]: undefined } }), invalid, name)
      assert.equal(await outcome({ altered: { [name]: 'x' } }), invalid, name)
    }
    assert.equal(await outcome({ headers, altered: { accept: 'text/plain', 'psu-ip-address': '1' } }), '201')
  })

  test('without x-jws-signature: 401 SIGNATURE_MISSING', async () => {
    for (const none of [undefined, ''])
      assert.equal(await outcome({ altered: { 'x-jws-signature': none } }), '401 SIGNATURE_MISSING')
  })

  test('without Digest, x-request-id or both: 400 FORMAT_ERROR, once for each', async () => {
    assert.equal(await outcome({ altered: { digest: undefined } }), '400 FORMAT_ERROR')
    const neither = await askOpenFinance(openFinance, path, {
      body,
      altered: { digest: undefined, 'x-request-id': undefined },
    })
    assert.deepEqual(
      [neither.codes, neither.paths],
      [
        ['FORMAT_ERROR', 'FORMAT_ERROR'],
        ['x-request-id', 'Digest'],
      ],
    )
    const empty = await askOpenFinance(openFinance, '/v2/accounts', { altered: { digest: undefined } })
    assert.deepEqual(empty.paths, ['Digest'])
  })

  test('with a digest of another body, well signed: 401 SIGNATURE_INVALID', async () => {
    const digest = 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    assert.equal(await outcome({ digest }), invalid)
    assert.equal(await outcome({ digest: digest.replace('SHA-256', 'MD5') }), '400 FORMAT_ERROR')
  })

  test('sent again with another method or path: 401 SIGNATURE_INVALID', async () => {
    assert.equal(await outcome({ aud: `PUT ${path}` }), invalid)
    assert.equal(await outcome({ aud: 'POST /v2/consents/payment' }), invalid)
    assert.equal(await outcome({ aud: `POST /bank/fakebank_simple_xf${path}` }), invalid)
    const elsewhere = { url: '/bank/fakebank_select_xf/v2/consents/account-access' }
    assert.equal(await outcome(elsewhere), '201')
  })

  test('with a query: aud has the path alone', async () => {
    const url = `/bank/fakebank_simple_xf${path}?a=1`
    assert.equal(await outcome({ url }), '201')
    assert.equal(await outcome({ url, aud: `POST ${path}?a=1` }), invalid)
  })
})

describe('The protected header', () => {
  const sigD = (changed: object) => (right: Record<string, unknown>) => ({
    ...right,
    sigD: { ...(right.sigD as object), ...changed },
  })
  const without = (name: string) => (right: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(right).filter(([other]) => other !== name))
  const wrong: Array<[string, NonNullable<OpenFinanceAsking['properties']>]> = [
    ...['typ', 'alg', 'b64', 'crit', 'x5c', 'sigT', 'sigD', 'aud'].map(
      (name): [string, NonNullable<OpenFinanceAsking['properties']>] => [`no ${name}`, without(name)],
    ),
    ['typ JWT', (right) => ({ ...right, typ: 'JWT' })],
    ['alg RS512', (right) => ({ ...right, alg: 'RS512' })],
    ['alg none', (right) => ({ ...right, alg: 'none' })],
    ['b64 true', (right) => ({ ...right, b64: true })],
    ['b64 in text', (right) => ({ ...right, b64: 'false' })],
    ['crit without b64', (right) => ({ ...right, crit: ['sigT', 'sigD'] })],
    ['crit with more', (right) => ({ ...right, crit: ['b64', 'sigT', 'sigD', 'aud'] })],
    ['crit with one twice', (right) => ({ ...right, crit: ['b64', 'sigT', 'sigT'] })],
    ['sigT with milliseconds', (right) => ({ ...right, sigT: '2026-03-21T12:00:00.000Z' })],
    ['sigT with an offset', (right) => ({ ...right, sigT: '2026-03-21T12:00:00+00:00' })],
    ['sigT of no calendar', (right) => ({ ...right, sigT: '2026-02-30T12:00:00Z' })],
    ['sigT as a number', (right) => ({ ...right, sigT: 1_774_000_000 })],
    ['pars in another order', sigD({ pars: ['digest', 'x-request-id'] })],
    ['pars without digest', sigD({ pars: ['x-request-id'] })],
    ['pars with an unsigned header', sigD({ pars: ['x-request-id', 'digest', 'accept'] })],
    ['pars with capitals', sigD({ pars: ['X-Request-ID', 'Digest'] })],
    ['no mId', sigD({ mId: undefined })],
    ['an empty mId', sigD({ mId: '' })],
    ['mId as a number', sigD({ mId: 19_182 })],
    ['x5c that is no certificate', (right) => ({ ...right, x5c: ['AAAA'] })],
    ['x5c in PEM armour', (right) => ({ ...right, x5c: openFinance.certificates.certificates.seal.certificate })],
    ['an empty x5c', (right) => ({ ...right, x5c: [] })],
  ]
  for (const [what, properties] of wrong) {
    test(`${what}: ${invalid}`, async () => assert.equal(await outcome({ properties }), invalid))
  }

  test('may have x5c as a text, with line breaks, with more certificates behind; crit in any order; another mId; more of its own', async () => {
    const text = (right: Record<string, unknown>) => String((right.x5c as string[])[0])
    const rights: Array<NonNullable<OpenFinanceAsking['properties']>> = [
      (right) => ({ ...right, x5c: text(right) }),
      (right) => ({ ...right, x5c: text(right).replaceAll(/.{64}/g, '$&\n') }),
      (right) => ({ ...right, x5c: [text(right), 'a second one'] }),
      (right) => ({ ...right, crit: ['sigD', 'sigT', 'b64'] }),
      (right) => ({ kid: '1', ...right, extra: {} }),
      sigD({ mId: 'http://uri.etsi.org/19182/ObjectIdByURI' }),
    ]
    for (const properties of rights) assert.equal(await outcome({ properties }), '201')
  })
})

describe('The seal certificate', () => {
  for (const [name, expected] of [
    ['seal-expired', '401 CERTIFICATE_EXPIRED'],
    ['seal-other-authority', '401 CERTIFICATE_INVALID'],
    ['website-both', '401 CERTIFICATE_INVALID'],
  ] as const) {
    test(`${name}: ${expected}`, async () => {
      assert.equal(await outcome({ seal: openFinance.certificates.certificates[name]! }), expected)
    })
  }

  test('that is not the one whose key signed: 401 SIGNATURE_INVALID', async () => {
    const { seal, server } = openFinance.certificates.certificates
    assert.equal(await outcome({ seal: { certificate: seal.certificate, key: server.key } }), invalid)
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    assert.equal(await outcome({ seal: { certificate: seal.certificate, key } }), invalid)
  })

  test('counts as it was sent, even where another seal certificate is known', async () => {
    const { certificates } = openFinance
    const known = {
      ...certificates,
      certificates: { ...certificates.certificates, seal: certificates.certificates.server },
    }
    const other = await startSandbox({ seed: 1, openFinance: { certificates: known } })
    const { status } = await askOpenFinance(other.openFinance!, path, { body, seal: certificates.certificates.seal })
    await other.close()
    assert.equal(status, 201)
  })
})

/** What comes back for bytes written as they are over a connection with the right certificate. */
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
  test('bytes that are not HTTP: 400 FORMAT_ERROR', async () => {
    assert.match(await answerTo('nonsense\r\n\r\n'), /^HTTP\/1\.1 400 [^]*"code":"FORMAT_ERROR"/)
  })

  test('CONNECT: 405 SERVICE_INVALID', async () => {
    assert.match(await answerTo('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'), /^HTTP\/1\.1 405 [^]*"SERVICE_INVALID"/)
  })

  test('Expect of something unheard of is answered like any request', async () => {
    const head = `GET /bank/none/v2/accounts HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n`
    assert.match(await answerTo(head), /^HTTP\/1\.1 404 [^]*"RESOURCE_UNKNOWN"/)
  })

  test('a body beyond 8 MB: 400 FORMAT_ERROR', async () => {
    assert.equal(await outcome({ body: Buffer.alloc(8 * 1024 * 1024 + 1, 0x20) }), '400 FORMAT_ERROR')
  })

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
