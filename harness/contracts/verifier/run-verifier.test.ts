import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { countries, foreignPact } from '../test-support/foreign-pact.ts'
import { runVerifier } from './run-verifier.ts'
import { scratchFolder } from '../../../core/test-support/scratch-folder.ts'
import { listen, listening } from '../../../tests/test-support/hostile-server.ts'

const folder = scratchFolder()

function program(name: string): string {
  return fileURLToPath(new URL(`test-support/${name}`, import.meta.url))
}

const nothing = { files: [], baseUrl: 'http://127.0.0.1:9', statesUrl: 'http://127.0.0.1:9', timeoutMs: 1000 }

function run(name: string, quietMs = 20_000) {
  return runVerifier({ order: nothing, quietSince: () => 0, quietMs, program: program(name) })
}

test('a verifier that hangs is given up', () => assert.rejects(run('silent.js', 300), { code: 'VERIFIER_HUNG' }))

test('a verifier that crashes is reported with its last output', () =>
  assert.rejects(run('crashing.js'), { code: 'VERIFIER_CRASHED', message: /SIGSEGV.*native trouble/ }))

test('the verifier gets neither proxies nor secrets of the environment, and its tracking is off', async () => {
  process.env['PACT_BROKER_TOKEN'] = 'token-of-a-broker'
  process.env['HTTPS_PROXY'] = 'http://127.0.0.1:9'
  try {
    await assert.rejects(run('reporting.js'), (error: Error & { code: string }) => {
      assert.equal(error.code, 'VERIFIER_UNREADABLE')
      assert.match(error.message, /"PACT_DO_NOT_TRACK":"true"/)
      assert.doesNotMatch(error.message, /token-of-a-broker|HTTPS_PROXY/)
      return true
    })
  } finally {
    delete process.env['PACT_BROKER_TOKEN']
    delete process.env['HTTPS_PROXY']
  }
})

test('nothing leaves the machine: the one host that collects usage data of the verifier is never asked for', async () => {
  const asked: string[] = []
  const trap = await listen(
    createServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('data', (bytes) => {
        asked.push(String(bytes).split('\r\n')[0] ?? '')
        socket.destroy()
      })
    }),
  )
  const baseUrl = await listening((_request, response) => void response.end('{}'))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify(foreignPact([countries()])))
  const verified = async (tracked: string) => {
    const options = {
      order: { ...nothing, files: [file], baseUrl, statesUrl: baseUrl },
      quietSince: () => 0,
      quietMs: 20_000,
    }
    const compared = await runVerifier({
      ...options,
      program: program('proxied.ts'),
      extraEnvironment: { TRAP_ADDRESS: trap, TRAP_TRACKED: tracked },
    })
    assert.equal(compared.get('a request for countries')?.matches, true)
  }
  await verified('no')
  assert.deepEqual(asked, [])
  // The control: without the variable that forbids reporting, the proxy sees the attempt.
  await verified('yes')
  assert.match(asked.join('\n'), /^CONNECT \S+:443/)
})
