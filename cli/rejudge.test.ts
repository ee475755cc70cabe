import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { openPacked } from '../harness/recording/packed-lines.ts'
import type { RecordingLine } from '../harness/recording/recording-line.ts'
import { faults } from '../sandbox/faults/faults.ts'
import { type Recorded, recordSandbox } from '../scripts/recordings/record-sandbox.ts'
import { misfits } from '../tests/test-support/own-schema.ts'
import { assay, resultsIn, scratchFolder, verdictsIn } from '../tests/test-support/assay.ts'

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

const topics = [
  'ais-v3/client-info',
  'ais-v4/callbacks/success-after-fetch',
  'ais-v4/currencies',
  'payments-v1/customers',
]

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
  assert.match(
    again.lines.at(-1) ?? '',
    /^All verdicts are those of the recording: 1 requirement and \d+ interactions of consumers\.$/,
  )
  assert.deepEqual(needsIn('again'), needsIn('fault-run'))
})

test('of a recording that was cut off, what is whole is checked again', async () => {
  const bytes = readFileSync(join(folder, 'whole'))
  const lines = brotliDecompressSync(bytes.subarray(bytes.indexOf('\n') + 1))
    .toString()
    .split('\n')
    .filter(Boolean)
  const cut = join(folder, 'cut')
  // As in a longer run, where each check is written before the next.
  const packed = openPacked(cut)
  for (const line of lines.map((text): RecordingLine => JSON.parse(text))) {
    packed.write(line)
    if (line.type === 'check') packed.flush()
  }
  await packed.close()
  const long = readFileSync(cut)
  writeFileSync(cut, long.subarray(0, Math.floor(long.length * 0.7)))
  const again = await rejudge(cut)
  assert.match(again.lines[0] ?? '', /its end is missing$/)
  assert.match(again.lines.join('\n'), /^All verdicts are those of the recording: /m)
  assert.match(again.error, /^RECORDING_CUT_OFF: The end of .*cut is missing: /)
  assert.equal(again.code, 3, again.lines.join('\n'))
})
