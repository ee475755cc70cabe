import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { mutants } from '../sandbox/mutants/mutants.ts'
import { profileOf } from '../sandbox/server/profile-of.ts'
import { startSandbox } from '../sandbox/server/start.ts'
import type { SandboxOptions } from '../sandbox/world/sandbox.ts'
import { main } from './main.ts'
import { rejudgeCommand } from './rejudge.ts'
import { runCommand } from './run.ts'
import { testIo } from './test-support/test-io.ts'

type Patches = NonNullable<SandboxOptions['patches']>

const folder = mkdtempSync(join(tmpdir(), 'assay-rejudge-'))
after(() => rmSync(folder, { recursive: true }))

/** Records a run of these addresses on a sandbox, which has ended when the recording is used. */
async function record(name: string, only: string[], patches: Patches = []) {
  const sandbox = await startSandbox({ stageMs: 0, patches })
  const file = join(folder, name)
  const nothing = { interface: [], features: [], check: [], format: [] }
  try {
    const profile = profileOf(sandbox)
    const asked = { ...nothing, only, profile, record: file, seed: 7, failOn: 'failed' } as const
    const code = await runCommand({ ...asked, quiet: true, out: join(folder, `${name}-run`) }, testIo())
    return { file, code, profile }
  } finally {
    await sandbox.close()
  }
}

async function rejudge(file: string) {
  const io = testIo()
  const out = join(folder, 'again')
  const code = await rejudgeCommand(file, { out, format: [] }, io)
  return { code, lines: io.outText().trimEnd().split('\n'), results: verdictsIn(out) }
}

function verdictsIn(out: string): Record<string, string> {
  const { requirements } = JSON.parse(readFileSync(join(out, 'results.json'), 'utf8')) as {
    requirements: Array<{ address: string; verdict: string }>
  }
  return Object.fromEntries(requirements.map(({ address, verdict }) => [address, verdict]))
}

const topics = [
  'ais-v3/client-info',
  'ais-v4/callbacks/success-after-fetch',
  'ais-v4/currencies',
  'ais-v5/errors/return-to-invalid',
  'ais-v6/connect',
  'enrichment-v5/duplicates',
  'payments-v1/customers',
  'partners-v1/clients',
]

test('the checks of each interface come to the same without the target', async () => {
  const { file, code, profile } = await record('whole', topics)
  assert.equal(code, 0)
  const again = await rejudge(file)
  assert.equal(again.code, 0, again.lines.join('\n'))
  assert.match(again.lines.at(-1) ?? '', /^The verdicts of all \d+ requirements are those of the recording\.$/)
  assert.deepEqual(again.results, verdictsIn(join(folder, 'whole-run')))
  const text = textIn(file)
  assertNoSecrets(text, profile)
  assertFits(text)
})

function textIn(file: string): string {
  const bytes = readFileSync(file)
  return brotliDecompressSync(bytes.subarray(bytes.indexOf('\n') + 1)).toString()
}

/** Whether each line of a recording fits its schema. */
function assertFits(text: string): void {
  const schema = new URL('../schemas/recording.schema.json', import.meta.url)
  const fits = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(readFileSync(schema, 'utf8')) as object)
  for (const line of text.trimEnd().split('\n')) assert.ok(fits(JSON.parse(line)), line.slice(0, 300))
}

function assertNoSecrets(text: string, profile: unknown): void {
  const clients = (profile as { clients: Array<{ secret: string; private_key?: string }> }).clients
  const keys = clients.flatMap(({ private_key: key = '' }) =>
    key.split('\n').filter((line) => line.length > 30 && !line.startsWith('-')),
  )
  const secrets = [...clients.map(({ secret }) => secret), ...keys]
  assert.ok(secrets.length > 10)
  for (const secret of secrets) assert.equal(text.includes(secret), false)
}

test('the failures of a mutant fail again', async () => {
  const mutant = mutants.find(({ id }) => id === 'lists-newest-first')!
  const { file, code } = await record('mutant', ['ais-v4/paging/sorted-by-id'], [mutant.patch])
  assert.equal(code, 1)
  const again = await rejudge(file)
  assert.deepEqual([again.code, again.results['ais-v4/paging/sorted-by-id']], [0, 'failed'])
})

test('of a recording that was cut off, what is whole is checked again', async () => {
  const bytes = readFileSync(join(folder, 'whole'))
  const cut = join(folder, 'cut')
  writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length * 0.7)))
  const again = await rejudge(cut)
  assert.match(again.lines[0] ?? '', /its end is missing$/)
  assert.equal(again.code, 0, again.lines.join('\n'))
})

test('what is no recording ends with 3', async () => {
  const io = testIo()
  writeFileSync(join(folder, 'other'), '{}\n')
  assert.equal(await main(['node', 'assay', 'rejudge', join(folder, 'other')], io), 3)
  assert.match(io.errText(), /^RECORDING_UNREADABLE: .* is no recording/)
})
