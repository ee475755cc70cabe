import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { recordClients } from './clients-recorder.ts'
import { credentialForms } from '../../cli/targets/credentials-text.ts'
import { signatureOf } from '../../harness/client/sign.ts'
import { credentialsOf } from '../../sandbox/server/credentials-of.ts'
import { started } from '../../sandbox/test-support/started.ts'
import { brokenIn, dutiesSeen, profileFor } from './test-support/duties-seen.ts'
import { root, scratchFolder } from '../../tests/test-support/assay.ts'
import { snippetsOf } from '../../tests/test-support/page.ts'

const page = 'docs/clients.md'
const snippets = snippetsOf(root, page)
const folder = scratchFolder()
const recorder = recordClients()
const running = await started({ stageMs: 1, observer: recorder.observer })
cpSync(join(root, 'examples/clients'), folder, { recursive: true })
for (const { path, text } of snippets) if (path !== '') writeFileSync(join(folder, path), text)
writeFileSync(join(folder, 'sandbox.sh'), credentialForms.shell(credentialsOf(running)))

/** What a program prints; undefined where this machine does not have it, or not the library that it needs. */
function printed(command: string, args: string[], input = ''): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, { cwd: folder }, (error, out, trouble) => {
      if (error?.code === 'ENOENT' || /No module named|not able to find/.test(trouble)) resolve(undefined)
      else if (error) reject(new Error(`${command} ${args.join(' ')}: ${trouble}`))
      else resolve(out.trim())
    })
    child.stdin?.end(input)
  })
}

const programs: Record<string, string[]> = { 'sign.go': ['go', 'run'], 'Sign.java': ['java'] }

for (const [file, [command = '', ...args]] of Object.entries(programs))
  test(`${file} signs as the harness does`, async (context) => {
    const privateKey = createPrivateKey(running.clients.live.privateKey ?? '')
    const keyFile = `${file}.pem`
    writeFileSync(join(folder, keyFile), privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const url = 'http://127.0.0.1:8080/api/v4/customers?a=1&b=%20|'
    const body = '{ "data": {"identifier": "žluť 😀"} }\r\n'
    const parts = [args, file, keyFile, '1924992000', 'POST', url].flat()
    const signature = await printed(command, parts, body)
    if (signature === undefined) return context.skip(`${command} is not on this machine`)
    assert.equal(signature, signatureOf({ expiresAt: '1924992000', method: 'POST', url, body }, privateKey))
  })

for (const [file, command] of [
  ['connect.mjs', process.execPath],
  ['connect.py', 'python3'],
  ['connect.sh', 'sh'],
] as const)
  test(`${file} reads all transactions of a login that it makes, and keeps every duty of clients`, async (context) => {
    const from = recorder.seen.requests.length
    const text = await printed('sh', ['-c', `. ./sandbox.sh; exec ${command} ${file}`])
    if (text === undefined) return context.skip(`${command} is not on this machine, or not what ${file} needs`)
    const counts = text.split('\n').map((line) => Number(/ (\d+)$/.exec(line)?.[1]))
    const { logins, transactions, accounts } = running.sandbox.store
    const own = accounts.group('loginId', logins.all().at(-1)?.id ?? '')
    assert.ok(own.length > 1 && counts.length === own.length, text)
    const held = own.flatMap(({ id }) => transactions.group('accountId', id))
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      held.length,
    )
    const seen = { requests: recorder.seen.requests.slice(from), callbacks: [] }
    assert.ok(seen.requests.every(({ headers }) => headers.some(([name]) => name.toLowerCase() === 'signature')))
    assert.deepEqual(brokenIn(dutiesSeen(seen, profileFor(running))), [])
  })

test('the first commands of the page start a sandbox in the background, and print no secret', async () => {
  const [first] = snippets.filter(({ kind, path }) => kind === 'sh' && path === '')
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(
    join(bin, 'npx'),
    `#!/bin/sh\nshift\nexec '${process.execPath}' '${join(root, 'bin/assay.js')}' "$@" 2>&1\n`,
  )
  chmodSync(join(bin, 'npx'), 0o755)
  mkdirSync(join(folder, 'pasted'))
  const pasted = first?.text.replace('--port 8080', '--port 0') ?? ''
  const script = `PATH='${bin}':"$PATH"; cd pasted; ${pasted}${snippets.filter(({ kind, path }) => kind === 'sh' && path === '')[1]?.text} kill $!; wait`
  const text = (await printed('sh', ['-c', script])) ?? ''
  assert.match(text, /Sandbox ready at/)
  assert.match(text, /"refresh_start_time"/)
  const secrets = [...readFileSync(join(folder, 'pasted/sandbox.sh'), 'utf8').matchAll(/_SECRET='([^']+)'/g)]
  assert.ok(secrets.length > 10)
  for (const [, secret = ''] of secrets) assert.ok(!text.includes(secret))
  assert.doesNotMatch(text, /PRIVATE KEY/)
})

test('every request of the page is accepted', async () => {
  const requests = snippets.filter(({ kind, path, text }) => kind === 'sh' && path === '' && text.includes('curl '))
  assert.equal(requests.length, 4)
  for (const { text, where } of requests) {
    const answer = await printed('sh', ['-c', `. ./sandbox.sh; ${text}`])
    assert.ok(JSON.parse(answer ?? '{"data": 0}').data !== undefined, `${where}: ${answer}`)
  }
  assert.equal(running.clients.main.client.callbacks.success, 'http://127.0.0.1:9000/success')
})
