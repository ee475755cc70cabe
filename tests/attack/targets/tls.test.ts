import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer, type ServerOptions } from 'node:https'
import net from 'node:net'
import { test } from 'node:test'
import { makeTestSet, type KindName } from '../../../certificates/test-set.ts'
import { scratchFolder } from '../../test-support/assay.ts'
import {
  assertNothingFailed,
  assertNothingPassed,
  judge,
  unknownTargetProfile,
} from '../../test-support/hostile-run.ts'
import { listen } from '../../test-support/hostile-server.ts'

interface TlsCase {
  what: string
  /** Of the test set; where it is absent, `bytes` are the answer to the handshake, null for none. */
  certificate?: KindName
  options?: ServerOptions
  bytes?: string | null
  /** Whether it is asked over plain HTTP. */
  plain?: true
  names: string
}

const cases = JSON.parse(readFileSync(new URL('cases/tls.json', import.meta.url), 'utf8')) as TlsCase[]
const folder = scratchFolder()
const { certificates } = await makeTestSet(['127.0.0.1'])

/** The address of a server that begins so; over TLS unless the case says otherwise. */
async function serving({ certificate, options = {}, bytes, plain }: TlsCase): Promise<string> {
  const address = await listen(certificate === undefined ? talking(bytes) : secure(certificate, options))
  return plain ? address : address.replace('http:', 'https:')
}

function secure(kind: KindName, options: ServerOptions): net.Server {
  const { certificate: cert, key } = certificates[kind]
  const server = createServer({ cert, key, ...options }, (_request, response) => response.end('{"data":[]}'))
  return server.on('tlsClientError', (_error, socket) => socket.destroy())
}

function talking(bytes: string | null | undefined): net.Server {
  return net.createServer((socket) => {
    socket.once('data', () => {
      if (typeof bytes === 'string') socket.end(Buffer.from(bytes, 'latin1'))
    })
  })
}

for (const [at, one] of cases.entries()) {
  test(`A target that ${one.what} fails nothing and passes nothing`, async () => {
    const profile = unknownTargetProfile(folder, await serving(one), `${at}`, { pacing: { timeout_seconds: 0.8 } })
    const judged = await judge(folder, profile, `run-${at}`, ['assets', 'countries'])
    assertNothingFailed(judged)
    assertNothingPassed(judged)
    assert.match(judged.sentence, new RegExp(`: The target answered none of \\d+ requests \\((?:${one.names})\\)`))
  })
}
