import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { generate } from 'openapi-typescript-codegen'
import { startSandbox } from '../sandbox/server/start.ts'
import { assay, root, scratchFolder } from './test-support/assay.ts'

const scratch = scratchFolder()
/** The program of the page for those who use descriptions. */
const [, program = ''] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs/openapi.md'), 'utf8')) ?? []
const run = promisify(execFile)

test('A TypeScript client generated from the description compiles, and lists the transactions of the sandbox', async () => {
  const input = join(scratch, 'ais-v4.json')
  assert.equal((await assay(['openapi', '--interface', 'ais-v4', '--out', input])).code, 0)
  await generate({ input, output: join(scratch, 'client'), httpClient: 'fetch', useUnionTypes: true })
  writeFileSync(join(scratch, 'list.ts'), program)
  // The generated modules import each other without an ending, as CommonJS may.
  writeFileSync(join(scratch, 'package.json'), '{ "type": "commonjs" }')
  const options = '--strict --target es2023 --module nodenext --lib es2023,dom,dom.iterable --types node'.split(' ')
  const types = ['--typeRoots', join(root, 'node_modules/@types')]
  const tsc = join(root, 'node_modules/.bin/tsc')
  const compiled = await run(tsc, [...options, ...types, '--outDir', 'built', 'list.ts'], { cwd: scratch }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  assert.equal(compiled.stdout, '')

  const sandbox = await startSandbox()
  try {
    const { app_id, secret } = sandbox.clients.main.client
    const { login } = sandbox.logins.large
    const keys = JSON.stringify({ 'App-id': app_id, Secret: secret, 'Login-secret': login.secret })
    const { stdout } = await run(process.execPath, ['built/list.js', sandbox.baseUrl, keys, login.id], { cwd: scratch })
    assert.ok(Number(stdout) >= 1100, stdout)
  } finally {
    await sandbox.close()
  }
})
