import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { generate } from 'openapi-typescript-codegen'
import { interfaceNames } from '../../core/interfaces.ts'
import { started } from '../../sandbox/test-support/started.ts'
import { assay, root, scratchFolder } from '../../tests/test-support/assay.ts'

const scratch = scratchFolder()
const run = promisify(execFile)
/** The program of the page for those who use descriptions. */
const [, program = ''] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs/openapi.md'), 'utf8')) ?? []

const running = await started()

test('TypeScript clients of all interfaces compile, and the program of the page reads every transaction', async () => {
  for (const name of interfaceNames()) {
    const [input, output] = [join(scratch, `${name}.json`), join(scratch, name)]
    const described = await assay(['openapi', '--implied', '--interface', name, '--format', 'json'])
    assert.equal(described.code, 0)
    writeFileSync(input, described.out)
    await generate({ input, output, httpClient: 'fetch', useUnionTypes: true })
  }
  writeFileSync(join(scratch, 'list.ts'), program.replace('./client', './ais-v4'))
  const all = interfaceNames().map((name) => `export type {} from './${name}'\n`)
  writeFileSync(join(scratch, 'all.ts'), all.join(''))
  // The generated modules import each other without an ending, as CommonJS may.
  writeFileSync(join(scratch, 'package.json'), '{ "type": "commonjs" }')
  const options = '--strict --target es2023 --module nodenext --lib es2023,dom,dom.iterable --types node'.split(' ')
  const types = ['--typeRoots', join(root, 'node_modules/@types')]
  const asked = [...options, ...types, '--outDir', 'built', 'list.ts', 'all.ts']
  const compiling = run(join(root, 'node_modules/.bin/tsc'), asked, { cwd: scratch })
  await compiling.catch(({ stdout }: { stdout: string }) => assert.fail(stdout))

  const { client } = running.clients.main
  const { login } = running.logins.large
  const secrets = JSON.stringify({ 'App-id': client.app_id, Secret: client.secret, 'Login-secret': login.secret })
  const listed = await run(process.execPath, ['built/list.js', running.baseUrl, secrets, login.id], { cwd: scratch })
  assert.ok(Number(listed.stdout) >= 1100, listed.stdout)
})
