import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { before, test } from 'node:test'
import { promisify } from 'node:util'
import { readResults } from '../api/read-results.ts'
import { type Ended, lastLine, root, scratchFolder } from './test-support/assay.ts'
import { ProjectCopy } from './test-support/project-copy.ts'

const scratch = scratchFolder()
const project = join(scratch, 'project')
let packed: string[] = []
let bytes: number[] = []

/** A program's output and exit code, by default in the project that uses Assay. */
async function ran(command: string, args: string[], cwd = project): Promise<Ended> {
  // `npm publish --dry-run` would make nested commands dry runs too.
  const compiled = join(cwd, 'node_modules/.cache/assay/compiled')
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled, NODE_TEST_CONTEXT: '', npm_config_dry_run: 'false' }
  const run = promisify(execFile)(command, args, { cwd, env })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  )
}

/** Runs the installed package with this Node. */
const assay = (...args: string[]) => ran(process.execPath, [join(project, 'node_modules/.bin/assay'), ...args])

/** Other supported Nodes of this machine, from the path or ASSAY_NODES, one per version. */
function otherNodes(): Map<string, string> {
  const named = (process.env['ASSAY_NODES'] ?? '').split(delimiter)
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const nodes = [...named, ...onPath].filter((node) => node !== '' && existsSync(node))
  const byVersion = new Map(
    nodes.map((node) => [execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim(), node]),
  )
  byVersion.delete(process.versions.node)
  return new Map([...byVersion].filter(([version]) => Number.parseInt(version, 10) >= 22))
}

/** Topics about large numbers and certificate dates, in which versions of Node differ. */
const tellingApart = ['ais-v3/types', 'ais-v4/rates/list', 'open-finance-v2/certificates']

/** The package's verdicts under a Node. */
async function verdictsUnder(node: string, out: string): Promise<string[][]> {
  const only = tellingApart.flatMap((address) => ['--only', address])
  const command = [join(project, 'node_modules/.bin/assay'), 'run', '--seed', '7', '--out', out, ...only]
  const { code, out: said, err } = await ran(node, command)
  assert.deepEqual([code, err], [0, ''], said)
  return readResults(join(project, out)).requirements.map(({ address, verdict }) => [address, verdict])
}

/** Installs the package and its dependencies by links. npm would take a quarter of a minute. */
function install(file: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; optional?: true; devOptional?: true }>
  }
  for (const [path, { dev, optional, devOptional }] of Object.entries(packages)) {
    if (!path.startsWith('node_modules/') || path.includes('/node_modules/') || dev || optional || devOptional) continue
    mkdirSync(dirname(join(project, path)), { recursive: true })
    symlinkSync(join(root, path), join(project, path))
  }
  const [own, bin] = [join(project, 'node_modules/assay'), join(project, 'node_modules/.bin')]
  mkdirSync(own)
  mkdirSync(bin)
  execFileSync('tar', ['-xzf', file, '-C', own, '--strip-components', '1'])
  symlinkSync(join('../assay', about(own).bin.assay), join(bin, 'assay'))
}

/** The package.json in a folder. */
function about(folder: string): { version: string; bin: { assay: string } } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ReturnType<typeof about>
}

before(async () => {
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
  // A copy, because lint and types would look into what a build leaves in the project.
  const { folder } = new ProjectCopy()
  const { code, out, err } = await ran('npm', ['pack', '--json', '--pack-destination', scratch], folder)
  assert.equal(code, 0, out + err)
  const [{ filename, files, size, unpackedSize }] = JSON.parse(out.slice(out.lastIndexOf('\n[\n') + 1)) as [
    { filename: string; size: number; unpackedSize: number; files: Array<{ path: string }> },
  ]
  packed = files.map(({ path }) => path)
  install(join(scratch, filename))
  const [onDisk = ''] = execFileSync('du', ['-sLk', project], { encoding: 'utf8' }).split('\t')
  bytes = [size, unpackedSize, Number(onDisk) * 1024]
})

test('The package holds what was built, the data and the documents, and no test', () => {
  const tops = [...new Set(packed.map((path) => path.split('/')[0] ?? ''))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  )
  assert.deepEqual(tops, ['bin', 'CHANGELOG.md', 'dist', 'docs', 'LICENSE', 'package.json', 'README.md', 'SECURITY.md'])
  const left = packed.filter((path) => /\.test\.|test-support|golden|fixtures|vectors|\.png$|(?<!\.d)\.ts$/.test(path))
  assert.deepEqual(left, [])
})

// The size of optional packages differs between systems.
test('The sizes of the package in docs/package.md are right within a tenth', () => {
  const page = readFileSync(join(root, 'docs/package.md'), 'utf8')
  const said = [...(/It takes .* on a disk/.exec(page)?.[0].matchAll(/[\d.]+(?= MB)/g) ?? [])].map(Number)
  assert.equal(said.length, 3)
  for (const [at, is] of bytes.map((one) => one / 1e6).entries())
    assert.ok(Math.abs((said[at] ?? 0) - is) <= is / 10, `the page says ${said[at]} MB; it is ${is.toFixed(1)} MB`)
})

test('The command of the package says its version', async () => {
  const { code, out, err } = await assay('--version')
  assert.deepEqual([code, out], [0, `${about(root).version}\n`], err)
})

for (const [version, node] of otherNodes())
  test(`A run under Node ${version} comes to the same verdicts`, async () => {
    const [other, own] = [await verdictsUnder(node, 'other'), await verdictsUnder(process.execPath, 'own')]
    assert.ok(own.length > 20)
    assert.deepEqual(other, own)
  })

for (const version of ['20.20.2', '22.11.0'])
  test(`Node ${version} is refused in one sentence`, async () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
    const command = [join(project, 'node_modules/.bin/assay'), '--help']
    const { code, err } = await ran(process.execPath, ['--import', `data:text/javascript,${pretend}`, ...command])
    assert.equal(code, 3)
    assert.equal(err, `NODE_TOO_OLD: Assay needs Node 22.12 or newer; this is Node ${version}.\n`)
  })

test('What an optional package would add is named where it is not there', async () => {
  const pact = join(root, 'contracts/pacts/categorization-service-enrichment-v5.json')
  const { code, out } = await assay('verify', '--pact', pact, '--out', 'verified')
  assert.equal(code, 2, out)
  assert.match(out, /the optional package @pact-foundation\/pact-core, which is not installed/)
})

test('The example of docs/package.md runs, and its types fit; steps and checks can be imported by their names', async () => {
  const page = readFileSync(join(root, 'docs/package.md'), 'utf8')
  const [, example = ''] = /^```js\n(.*?)^```$/ms.exec(page) ?? []
  writeFileSync(join(project, 'example.mts'), example)
  const options = `--noEmit --strict --module nodenext --target es2023 --types node --typeRoots ${join(root, 'node_modules/@types')}`
  const tsc = await ran(join(root, 'node_modules/.bin/tsc'), [...options.split(' '), 'example.mts'])
  assert.equal(tsc.code, 0, tsc.out)
  const steps = `import { AssayWorld, Given, because } from 'assay/steps'
import { idsAscend } from 'assay/checks/paging/ids-ascend'
console.log(...[AssayWorld, Given, because, idsAscend].map((one) => typeof one))
`
  writeFileSync(join(project, 'steps.mjs'), steps)
  const { code, out, err } = await ran(process.execPath, ['--import', './steps.mjs', 'example.mts'])
  assert.equal(code, 0, err)
  assert.match(out, /^function function function function\n0 1 passed\n$/)
})

test('Features of a project that has the package are taken', async () => {
  cpSync(join(root, 'examples/own-features/conformance'), join(project, 'conformance'), { recursive: true })
  const only = ['--features', 'conformance', '--interface', 'ais-v4', '--only', 'own']
  const run = await assay('run', ...only, '--out', 'of-our-own')
  assert.equal(run.code, 0, run.err)
  const { requirements, sentence } = readResults(join(project, 'of-our-own'))
  assert.equal(sentence, lastLine(run))
  const shown = requirements.map(({ id, verdict }) => [id, verdict])
  assert.deepEqual(shown, [
    ['own/lists-of-ours/currencies-by-code', 'passed'],
    ['own/lists-of-ours/countries-show-a-prefix', 'passed'],
  ])
})
