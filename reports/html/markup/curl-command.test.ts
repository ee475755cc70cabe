import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import type { SentRequest } from '../../../core/exchange.ts'
import { exchanged } from '../../test-support/journal-builders.ts'
import { curlCommand } from './curl-command.ts'

function curlOf(over: Partial<SentRequest>): string | undefined {
  const { exchange } = exchanged('x1')
  return curlCommand({ ...exchange, request: { ...exchange.request, ...over } })
}

/** The arguments that a shell would pass to curl. */
function argumentsOf(command: string | undefined, env: Record<string, string> = {}): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }; ${command}`
  return execFileSync('/bin/sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1)
}

test('masked secrets become variables of the environment', () => {
  const command = curlOf({
    method: 'POST',
    headers: [
      ['App-id', 'app-1'],
      ['Customer-secret', '«Customer-secret 2»'],
    ],
    body: '{"data":{"pin":"«credential 1»","note":"it\'s"}}',
  })
  assert.ok(command?.includes(`-H 'Customer-secret: '"$CUSTOMER_SECRET_2"`), command)
  const given = argumentsOf(command, { CUSTOMER_SECRET_2: 's2', CREDENTIAL_1: 'p1' })
  assert.deepEqual(given.slice(-6), [
    '-H',
    'App-id: app-1',
    '-H',
    'Customer-secret: s2',
    '--data-binary',
    '{"data":{"pin":"p1","note":"it\'s"}}',
  ])
})

test('nothing in an address or a body is run by the shell', () => {
  const url = "https://x.test/$(touch /tmp/a)`id`'; echo broken; '?a=b&c=!d"
  assert.equal(argumentsOf(curlOf({ url }))[4], url)
  const body = '«a$(id) 1» $HOME «evil;id 2»'
  assert.equal(argumentsOf(curlOf({ method: 'POST', body })).at(-1), body)
})

test('a signed request, bytes and a long body have no curl', () => {
  assert.equal(curlOf({ headers: [['Signature', '«Signature 1»']] }), undefined)
  assert.equal(curlOf({ bodyBase64: 'AAEC' }), undefined)
  assert.equal(curlOf({ body: 'x'.repeat(5000) }), undefined)
})
