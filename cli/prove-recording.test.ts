import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { recordSandbox } from '../scripts/recordings/record-sandbox.ts'
import type { RecordedProof } from './recorded-proof/recorded-proof.ts'
import { assay, lastLine, refuses, scratchFolder } from '../tests/test-support/assay.ts'

const folder = scratchFolder()
const file = join(folder, 'run.recording')

const only = [
  'ais-v4/rates/above-zero',
  'ais-v4/rates/date-format',
  'ais-v4/rates/core-fields',
  'ais-v4/callbacks/success-after-fetch',
]
before(() => recordSandbox(file, { options: {}, only, out: join(folder, 'run') }))

async function prove(...argv: string[]) {
  const json = join(folder, 'proof.json')
  const ended = await assay(['prove', '--recording', file, '--jobs', '1', '--json', json, ...argv])
  return { ...ended, proof: () => JSON.parse(readFileSync(json, 'utf8')) as RecordedProof }
}

test('each requirement that passed is shown to fail on an alteration of what was recorded', async () => {
  const { code, out, proof } = await prove()
  const { requirements, alterations } = proof()
  const shown = new Map(requirements.map(({ address, alteration, place }) => [address, `${alteration} at ${place}`]))
  assert.equal(shown.get('ais-v4/rates/above-zero'), 'shows-as-below-zero at GET /rates, data[].rate')
  assert.equal(shown.get('ais-v4/rates/date-format'), 'accepts at GET /rates, 200')
  assert.match(
    shown.get('ais-v4/callbacks/success-after-fetch') ?? '',
    /^sends-no-callback at /,
    JSON.stringify(requirements),
  )
  assert.ok(alterations.some(({ id, shown: often }) => id === 'omits' && often > 0))
  const words = /^Of (\d+) requirements that hold, \1 were shown able to fail on this server \(100 %\)\.$/
  assert.match(lastLine({ out }), words)
  assert.equal(code, 0)
})

test('what is no recording, what it does not cover, and what does not go with it are mistakes', async () => {
  assert.match((await prove('--only', 'ais-v4/nowhere')).err, /^ADDRESS_UNKNOWN/)
  for (const argv of [
    ['--recording', join(folder, 'run', 'results.json')],
    ['--recording', file, '--fault', 'lists-newest-first'],
    ['--recording', file, '--json', folder],
  ]) {
    await refuses(['prove', ...argv], /RECORDING_UNREADABLE|cannot be used with|JSON_UNWRITABLE/)
  }
})
