import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { openPacked, recordingMark } from '../harness/recording/packed-lines.ts'
import type { RecordingLine } from '../harness/recording/recording-line.ts'
import { opened } from '../harness/recording/test-support/opened.ts'
import { faults } from '../sandbox/faults/faults.ts'
import { type Recorded, recordSandbox } from '../scripts/recordings/record-sandbox.ts'
import { misfits } from '../tests/test-support/own-schema.ts'
import { assay, refuses, resultsIn, scratchFolder, verdictsIn } from '../tests/test-support/assay.ts'

const folder = scratchFolder()

const record = (name: string, only: string[], more: Partial<Recorded> = {}) =>
  recordSandbox(join(folder, name), { options: {}, only, out: join(folder, `${name}-run`), ...more })

async function rejudge(file: string, ...more: string[]) {
  const to = join(folder, 'again')
  const { code, out, err } = await assay(['rejudge', file, '--out', to, ...more])
  return { code, lines: out.trimEnd().split('\n'), error: err, results: verdictsIn(to) }
}

function needsIn(out: string): string[] {
  const { contracts = [] } = resultsIn(join(folder, out))
  assert.ok(contracts.length > 0)
  return contracts.map(({ verdict }) => verdict)
}

const ofVersion4 = ['ais-v4/callbacks/success-after-fetch', 'ais-v4/currencies']
const topics = ['ais-v3/client-info', ...ofVersion4, 'payments-v1/customers']

test('the checks of each interface come to the same without the target', async () => {
  const { code, profile } = await record('whole', topics)
  const file = join(folder, 'whole')
  assert.equal(code, 0)
  const again = await rejudge(file)
  assert.equal(again.code, 0, again.lines.join('\n'))
  assert.match(again.lines.at(-1) ?? '', /^All verdicts are those of the recording: \d+ requirements\.$/)
  assert.deepEqual(again.results, verdictsIn(join(folder, 'whole-run')))
  const part = await rejudge(file, '--only', 'ais-v4/currencies')
  assert.equal(part.code, 0, part.lines.join('\n'))
  const meant = Object.keys(again.results).filter((address) => address.startsWith('ais-v4/currencies/'))
  assert.ok(meant.length > 0)
  assert.deepEqual(Object.keys(part.results), meant)
  assert.match(part.lines.at(-1) ?? '', new RegExp(`: ${meant.length} requirements?\\.$`))
  const text = textIn(file)
  assertNoSecrets(text, profile)
  for (const line of text.trimEnd().split('\n')) assert.deepEqual(misfits('recording', JSON.parse(line)), [])
})

function textIn(file: string): string {
  const bytes = readFileSync(file)
  return brotliDecompressSync(bytes.subarray(bytes.indexOf('\n') + 1)).toString()
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

test('the failures of a fault fail again, with the needs of consumers that it breaks', async () => {
  const fault = faults.find(({ id }) => id === 'lists-newest-first')!
  const topic = ['payments-v1/paging/sorted-by-id']
  const options = { patches: [fault.patch] }
  const { code } = await record('fault', topic, { options, interfaces: ['payments-v1'], contracts: true })
  assert.equal(code, 1)
  const again = await rejudge(join(folder, 'fault'))
  assert.deepEqual([again.code, again.results[topic[0]!]], [0, 'failed'], again.lines.join('\n'))
  const words = /^All verdicts are those of the recording: 1 requirement and \d+ interactions of consumers\.$/
  assert.match(again.lines.at(-1) ?? '', words)
  assert.deepEqual(needsIn('again'), needsIn('fault-run'))
})

test('of a recording that was cut off, what is whole is checked again', async () => {
  const lines = textIn(join(folder, 'whole')).split('\n').filter(Boolean)
  const cut = join(folder, 'cut')
  await pack(
    cut,
    lines.map((text): RecordingLine => JSON.parse(text)),
  )
  const long = readFileSync(cut)
  writeFileSync(cut, long.subarray(0, Math.floor(long.length * 0.7)))
  const again = await rejudge(cut)
  assert.match(again.lines[0] ?? '', /its end is missing$/)
  assert.match(again.lines.join('\n'), /^All verdicts are those of the recording: /m)
  assert.match(again.error, /^RECORDING_CUT_OFF: The end of .*cut is missing: /)
  assert.equal(again.code, 3, again.lines.join('\n'))
})

/** Writes these lines as a recording, each check before the next as in a longer run. Gives its bytes. */
async function pack(file: string, lines: object[]): Promise<Buffer> {
  const packed = openPacked(file)
  for (const line of lines as RecordingLine[]) {
    packed.write(line)
    if (line.type === 'check') packed.flush()
  }
  await packed.close()
  return readFileSync(file)
}

const at = (name: string) => join(folder, name)
const opening = { ...opened, profile: { target: {}, clients: [], providers: [] } }
const check = { type: 'check', interface: 'ais-v4', check: 'a', steps: '', judgements: [] }
const bare = await pack(at('bare'), [{ type: 'recording', format: 2 }])
await pack(at('without-start'), [check])
await pack(at('two-in-one'), [opening, opening])
const newer = [Buffer.from(`${recordingMark}99\n`), bare.subarray(bare.indexOf('\n') + 1)]
writeFileSync(at('other-format'), Buffer.concat(newer))
writeFileSync(at('with-more'), Buffer.concat([await pack(at('right'), [opening]), Buffer.from('more')]))
writeFileSync(at('empty'), '')
mkdirSync(at('folder'))

for (const [name, words] of [
  ['other-format', /^RECORDING_UNKNOWN: .* has the format 99; this Assay reads format 2\.\n$/],
  ['two-in-one', /^RECORDING_UNREADABLE: .* it holds two recordings/],
  ['with-more', /^RECORDING_UNREADABLE: .* 4 bytes follow its end/],
  ['empty', /^RECORDING_UNREADABLE: .* it is no recording\. Give a file that `assay run --record` wrote\.\n$/],
  ['without-start', /^RECORDING_UNREADABLE/],
  ['bare', /^RECORDING_UNREADABLE: .* a line of it does not fit the format/],
  ['folder', /^RECORDING_UNREADABLE: .*EISDIR/],
  ['absent', /^RECORDING_UNREADABLE: .*ENOENT/],
] as const)
  test(`a recording that is "${name}" ends with 3 and a reason`, () =>
    refuses(['rejudge', at(name), '--out', at('out')], words))
