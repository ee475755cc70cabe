import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerOptions } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse, stringify } from 'yaml'
import { makeTestSet } from '../../certificates/test-set.ts'
import { assay, lastLine, resultsIn, scratchFolder } from '../test-support/assay.ts'
import { listen } from '../test-support/hostile-server.ts'
import { serveSandbox } from '../test-support/served.ts'

const folder = scratchFolder()
const sandbox = await serveSandbox(folder, { openFinance: true })
const served = parse(readFileSync(sandbox.profile, 'utf8')) as Record<string, unknown> & { open_finance: object }
const otherAuthority = await makeTestSet(['127.0.0.1'])

type Answering = (request: IncomingMessage, response: ServerResponse) => void

const own = sandbox.running.openFinance?.certificates.certificates.server
if (!own) throw new Error('The sandbox was started without open finance')
const ownTls: ServerOptions = { cert: own.certificate, key: own.key, requestCert: true, rejectUnauthorized: false }

async function overTls(answer: Answering, tls = ownTls): Promise<string> {
  const address = await listen(createServer(tls, answer))
  return `${address.replace('http:', 'https:')}/fakebank_simple_xf`
}

function answering(status: number, type: string, text: string): Answering {
  return (_request, response) => response.writeHead(status, { 'content-type': type }).end(text)
}

/** A whole run of open finance at an address, with the sandbox's profile. */
async function judged(name: string, base_url: string) {
  const profile = join(folder, `${name}.yaml`)
  const out = join(folder, name)
  const plain = {
    target: { name, base_url: new URL(base_url).origin, interfaces: ['open-finance-v2'] },
    open_finance: { ...served.open_finance, base_url, blocked_base_url: base_url },
    pacing: { requests_per_second: null, timeout_seconds: 0.5 },
    budget: { requests: 3000, seconds: 20 },
  }
  writeFileSync(profile, stringify(plain))
  const ended = await assay(['run', '--profile', profile, '--depth', 'smoke', '--fuzz', '5', '--out', out])
  return { ended, requirements: resultsIn(out).requirements }
}

const targets: Array<[what: string, at: () => Promise<string>]> = [
  ['every answer is a page', () => overTls(answering(200, 'text/html', '<p>Welcome</p>'))],
  [
    'the certificate of the target is of another authority',
    () => {
      const { certificate: cert, key } = otherAuthority.certificates.server
      return overTls(answering(200, 'application/json', '{}'), { cert, key })
    },
  ],
]

for (const [what, at] of targets)
  test(`where ${what} nothing fails in open finance, and nothing passes`, async () => {
    const { ended, requirements } = await judged(what.replaceAll(' ', '-'), await at())
    assert.equal(ended.code, 2, ended.out + ended.err)
    assert.match(lastLine(ended), /^No conclusion: /)
    const decided = requirements.filter(({ verdict }) => ['passed', 'failed', 'warned'].includes(verdict))
    const shown = decided.map(({ id, verdict }) => `${id} ${verdict}`)
    assert.deepEqual(shown, [])
  })

test('a target that never asks for client certificates and shows nothing fails, and passes nothing', async () => {
  const { cert, key } = ownTls
  const ok = answering(200, 'application/json', '{"consentId":"1","consentStatus":"valid"}')
  const { ended, requirements } = await judged('unasked', await overTls(ok, { cert, key }))
  assert.equal(ended.code, 1, ended.out + ended.err)
  const verdictOf = (address: string) => requirements.find(({ id }) => id === address)?.verdict
  assert.equal(verdictOf('open-finance-v2/certificates/presented'), 'failed')
})
