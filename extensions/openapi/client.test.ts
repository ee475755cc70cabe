import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { generate } from 'openapi-typescript-codegen'
import { interfaceNames } from '../../core/interfaces.ts'
import { startSandbox, type RunningSandbox } from '../../sandbox/server/start.ts'
import { assay, root, scratchFolder } from '../../tests/test-support/assay.ts'

const scratch = scratchFolder()
const run = promisify(execFile)
/** The program of the page for those who use descriptions. */
const [, program = ''] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs/openapi.md'), 'utf8')) ?? []
/** The version of openapi-python-client that is installed beside the packages, where this machine has Python and an index. */
const pythonVersion = '0.29.1'
const python = join(root, `node_modules/.cache/openapi-python-client-${pythonVersion}`)

/** A list of each interface, and a text of its first row. Open finance has no row: its client is generated and compiled. */
const lists: Readonly<Record<string, { list: string; first: string; asks?: true }>> = {
  'ais-v3': { list: 'countries', first: 'code' },
  'ais-v4': { list: 'countries', first: 'code' },
  'ais-v5': { list: 'countries', first: 'code' },
  'ais-v6': { list: 'accounts', first: 'name', asks: true },
  'enrichment-v5': { list: 'categories', first: '' },
  'payments-v1': { list: 'templates', first: 'identifier' },
  'partners-v1': { list: 'countries', first: 'code' },
}
/** Versions 4 and 5 differ from 3 and 6 in nothing that a generator notices in another way. */
const pythonNames: readonly string[] = interfaceNames().filter((name) => !['ais-v4', 'ais-v5'].includes(name))
const expected = { 'enrichment-v5': 'object', 'payments-v1': 'SEPA' } as Readonly<Record<string, string>>
const folderOf = (name: string) => name.replaceAll('-', '_')
const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1)

let running: RunningSandbox
let keys: Record<string, Record<string, string>>
before(async () => {
  running = await startSandbox()
  const { client } = running.clients.main
  const usual = { 'App-id': client.app_id, Secret: client.secret }
  const own = { 'Client-id': client.client_id, 'Service-secret': client.v3_secret }
  keys = Object.fromEntries(interfaceNames().map((name) => [name, name === 'ais-v3' ? own : usual]))
  for (const name of interfaceNames()) {
    const { code, out } = await assay(['openapi', '--implied', '--interface', name, '--format', 'json'])
    assert.equal(code, 0)
    writeFileSync(join(scratch, `${name}.json`), out)
  }
})
after(() => running.close())

/** What a program of the clients must print: a line for each interface. */
function assertUsed(text: string, names: readonly string[]): void {
  const lines = text.trim().split('\n')
  assert.deepEqual(
    lines.map((line) => line.split(' ')[0]),
    names,
  )
  for (const line of lines) {
    const [name = '', ...rest] = line.split(' ')
    assert.ok(rest.join(' ').length > 1, line)
    if (expected[name] !== undefined) assert.equal(rest.join(' '), expected[name])
  }
}

test('TypeScript clients of all interfaces compile with their programs, and read from the sandbox', async () => {
  for (const name of interfaceNames()) {
    const [input, output] = [join(scratch, `${name}.json`), join(scratch, folderOf(name))]
    await generate({ input, output, httpClient: 'fetch', useUnionTypes: true })
  }
  writeFileSync(join(scratch, 'list.ts'), program.replace('./client', './ais_v4'))
  const calls = Object.entries(lists).map(([name, { list, first, asks }]) => {
    const client = folderOf(name)
    const call = `${client}.${capital(list)}Service.list${capital(list)}(${asks ? 'loginId' : ''})`
    const shown = first === '' ? 'typeof data.personal' : `data[0]?.${first}?.trim()`
    return `  Object.assign(${client}.OpenAPI, { BASE: base, HEADERS: keys['${name}'] })
  await ${call}.then(({ data }) => console.log('${name}', ${shown}))`
  })
  const imports = interfaceNames().map((name) => `import * as ${folderOf(name)} from './${folderOf(name)}'`)
  const all = `${imports.join('\n')}
const [base = '', given = '{}', loginId = ''] = process.argv.slice(2)
const keys = JSON.parse(given) as Record<string, Record<string, string>>
async function readAll(): Promise<void> {
${calls.join('\n')}
}
void readAll()
void open_finance_v2
`
  writeFileSync(join(scratch, 'all.ts'), all)
  // The generated modules import each other without an ending, as CommonJS may.
  writeFileSync(join(scratch, 'package.json'), '{ "type": "commonjs" }')
  const options = '--strict --target es2023 --module nodenext --lib es2023,dom,dom.iterable --types node'.split(' ')
  const types = ['--typeRoots', join(root, 'node_modules/@types')]
  const tsc = join(root, 'node_modules/.bin/tsc')
  const compiled = await run(tsc, [...options, ...types, '--outDir', 'built', 'list.ts', 'all.ts'], {
    cwd: scratch,
  }).catch(({ stdout }: { stdout: string }) => ({ stdout }))
  assert.equal(compiled.stdout, '')

  const { login } = running.logins.large
  const used = await run(process.execPath, ['built/all.js', running.baseUrl, JSON.stringify(keys), login.id], {
    cwd: scratch,
  })
  assertUsed(used.stdout, Object.keys(lists))
  const secrets = JSON.stringify({ ...keys['ais-v4'], 'Login-secret': login.secret })
  const listed = await run(process.execPath, ['built/list.js', running.baseUrl, secrets, login.id], { cwd: scratch })
  assert.ok(Number(listed.stdout) >= 1100, listed.stdout)
})

/** Installs the generator beside the packages once; gives why not where it cannot be had. */
async function withoutPython(): Promise<string | undefined> {
  const generator = join(python, 'bin/openapi-python-client')
  if (existsSync(generator)) return undefined
  try {
    await run('python3', ['-m', 'venv', '--clear', python])
    await run(join(python, 'bin/pip'), ['install', '--quiet', `openapi-python-client==${pythonVersion}`])
    return undefined
  } catch (error) {
    return `openapi-python-client ${pythonVersion} cannot be installed: ${(error as Error).message.split('\n')[0]}`
  }
}

test('Python clients are generated without a warning, and read from the sandbox', async (context) => {
  const missing = await withoutPython()
  if (missing !== undefined) return context.skip(missing)
  for (const name of pythonNames) {
    const [input, output] = [join(scratch, `${name}.json`), join(scratch, `python/${folderOf(name)}`)]
    const asked = ['generate', '--path', input, '--output-path', output, '--meta', 'none', '--fail-on-warning']
    // It would call a formatter that stands in PATH.
    writeFileSync(join(scratch, 'python.yaml'), 'post_hooks: []\n')
    await run(join(python, 'bin/openapi-python-client'), [...asked, '--config', join(scratch, 'python.yaml')])
  }
  const inPython = Object.entries(lists).filter(([name]) => pythonNames.includes(name))
  const calls = inPython.map(([name, { list, first, asks }]) => {
    const client = `client=Client(base_url=base, headers=keys["${name}"])`
    const shown = first === '' ? 'type(data.personal).__name__ and "object"' : `data[0].${first}`
    return `from ${folderOf(name)} import Client
from ${folderOf(name)}.api.${list} import list_${list}
data = list_${list}.sync(${client}${asks ? ', connection_id=login' : ''}).data
print("${name}", ${shown})`
  })
  const all = `import json, sys\nbase, keys, login = sys.argv[1], json.loads(sys.argv[2]), sys.argv[3]\n${calls.join('\n')}\n`
  writeFileSync(join(scratch, 'python/all.py'), all)
  const given = [running.baseUrl, JSON.stringify(keys), running.logins.large.login.id]
  const used = await run(join(python, 'bin/python'), ['all.py', ...given], { cwd: join(scratch, 'python') })
  assertUsed(
    used.stdout,
    inPython.map(([name]) => name),
  )
})
