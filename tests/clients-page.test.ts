import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createPrivateKey, sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { after, before, test } from 'node:test'
import { credentialForms } from '../cli/targets/credentials-text.ts'
import { signatureOf } from '../harness/client/sign.ts'
import { credentialsOf } from '../sandbox/server/credentials-of.ts'
import { startSandbox, type RunningSandbox } from '../sandbox/server/start.ts'
import { ask } from '../sandbox/test-support/asking.ts'
import { makeCustomer } from '../sandbox/test-support/login-flow.ts'
import { variants } from '../sandbox/variants/variants.ts'
import { root } from './test-support/assay.ts'
import { snippetsOf } from './test-support/page.ts'

const page = 'docs/clients.md'
const snippets = snippetsOf(root, page)
const folder = mkdtempSync(join(tmpdir(), 'assay-clients-'))
let running: RunningSandbox
before(async () => {
  running = await startSandbox()
  for (const { path, text } of snippets) if (path !== '') writeFileSync(join(folder, path), text)
  writeFileSync(join(folder, 'sandbox.sh'), credentialForms.shell(credentialsOf(running)))
})
after(async () => {
  await running.close()
  rmSync(folder, { recursive: true })
})

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

const programs: Record<string, string[]> = {
  'sign.mjs': [process.execPath],
  'sign.py': ['python3'],
  'sign.go': ['go', 'run'],
  'Sign.java': ['java'],
  'sign.sh': ['sh'],
}

for (const [file, [command = '', ...args]] of Object.entries(programs)) {
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
}

test('every request of the page is accepted', async () => {
  const { id } = await makeCustomer(running)
  const json = { data: { customer_id: id, fetch_scopes: ['accounts'] } }
  const { body } = await ask(running, '/api/v4/tokens/create', { json })
  const requests = snippets.filter(({ kind, text }) => kind === 'sh' && text.startsWith('curl'))
  assert.equal(requests.length, 4)
  for (const { text, where } of requests) {
    const answer = await printed('sh', ['-c', `. ./sandbox.sh; CONNECT_URL='${body.data.connect_url}'; ${text}`])
    assert.ok(JSON.parse(answer ?? '{"data": 0}').data !== undefined, `${where}: ${answer}`)
  }
  assert.equal(running.clients.main.client.callbacks.success, 'http://127.0.0.1:9000/success')
})

test('callback.mjs takes callbacks of the sandbox and no others', async () => {
  const { fromSandbox } = await import(pathToFileURL(join(folder, 'callback.mjs')).href)
  const { privateKey, publicKey } = running.sandbox.settings.credentialKeys
  const { callbacks } = running.sandbox.rules
  const [url, text] = ['http://127.0.0.1:9000/success', '{"data":{"login_id":"1"}}']
  const signature = callbacks.signature(callbacks.signedText(url, text), privateKey, 'sha256')
  assert.equal(fromSandbox(publicKey, url, text, signature), true)
  const forged = sign('sha256', Buffer.from(text), privateKey).toString('base64')
  assert.equal(fromSandbox(publicKey, url, text, forged), false)
})

test('the page names variants, providers and variables that there are', () => {
  const text = readFileSync(join(root, page), 'utf8')
  const shell = readFileSync(join(folder, 'sandbox.sh'), 'utf8')
  // Without open finance here, which takes certificates.
  const variables = new Set(text.match(/SANDBOX_[A-Z0-9_]+/g))
  variables.delete('SANDBOX_ADDRESSES_OPEN_FINANCE')
  for (const name of variables) assert.ok(shell.includes(`export ${name}=`), name)
  const named = [...text.matchAll(/--variant ([\w-]+)|\| `([a-z]+(?:-[a-z0-9]+){3,})` \|/g)].map(
    ([, one, two]) => one ?? two,
  )
  assert.ok(named.length >= 6)
  for (const id of named)
    assert.ok(
      variants.some((variant) => variant.id === id),
      id,
    )
})
