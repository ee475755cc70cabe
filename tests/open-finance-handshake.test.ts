import assert from 'node:assert/strict'
import { createServer } from 'node:https'
import { after, test } from 'node:test'
import { makeOpenFinance } from '../cli/targets/sandbox-material.ts'
import { createClient } from '../harness/client/client.ts'
import type { TlsIdentity } from '../harness/client/kept-sockets.ts'
import type { Exchange } from '../core/exchange.ts'
import { refusedWith } from '../interfaces/open-finance-v2/checks/refused-with.ts'
import { parseProfile } from '../harness/profile/read-profile.ts'
import { listen } from './test-support/hostile-server.ts'

const { certificates: set } = await makeOpenFinance()
const { certificate: cert, key } = set.certificates.server
const asking = { cert, key, ca: set.authority.certificate, requestCert: true, rejectUnauthorized: true }
const address = await listen(createServer(asking, (_request, response) => response.end('{}')))
const base_url = address.replace('http:', 'https:')
const yaml = `target: { base_url: "${base_url}", interfaces: [open-finance-v2] }
clients: [{ purpose: main, app_id: a, secret: s }]`
const client = createClient({ profile: parseProfile(yaml, { file: 'p', folder: '.', environment: {} }) })
const url = `${base_url}/bank/v2/accounts`
after(() => client.close())

const authority = () => ({ authority: set.authority.certificate })

function ask(tls: TlsIdentity): Promise<Exchange> {
  const headers: Array<[string, string]> = [['Accept-Encoding', 'identity']]
  const rest = { headers, body: Buffer.alloc(0), rateLimited: 'waited-out' as const, tls }
  return client.sendPrepared({ name: 'read', method: 'GET', url, ...rest })
}

test('a right certificate is answered, over kept connections and by its own identity alone', async () => {
  const identity = { ...authority(), ...set.certificates['website-both'] }
  for (let times = 0; times < 2; times += 1) assert.equal((await ask(identity)).answer?.status, 200)
})

for (const [name, identityOf] of [
  ['no certificate', authority],
  ['a self-signed certificate', () => ({ ...authority(), ...set.certificates['website-self-signed'] })],
  ['a certificate of another authority', () => ({ ...authority(), ...set.certificates['website-other-authority'] })],
  ['an expired certificate', () => ({ ...authority(), ...set.certificates['website-expired'] })],
] satisfies Array<[string, () => TlsIdentity]>)
  test(`a handshake that refuses ${name} counts as refusing it, and as nothing else`, async () => {
    const control = await ask({ ...authority(), ...set.certificates['website-both'] })
    const answer = await ask(identityOf())
    const codes = ['CERTIFICATE_INVALID']
    assert.equal(refusedWith(control, answer, { defect: 'is refused', codes, handshake: true }).finding, 'held')
    assert.equal(refusedWith(control, answer, { defect: 'is refused', codes }).finding, 'inconclusive')
  })

test('a target of an authority that is not trusted is no refusal by it', async () => {
  const { trouble } = await ask({ ...set.certificates['website-both'] })
  assert.equal(trouble?.code, 'TARGET_UNTRUSTED')
})
