import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readRecording } from '../harness/recording/read-recording.ts'
import { assay, root, scratchFolder } from './test-support/assay.ts'

const out = scratchFolder()
const folder = join(root, 'tests/recordings')
const kept = JSON.parse(readFileSync(join(folder, 'recordings.json'), 'utf8')) as Record<string, { fault?: string }>
const advice =
  'Where a requirement or a check was changed on purpose, record these runs again: npm run recordings (docs/recordings.md).'

for (const [name, { fault }] of Object.entries(kept))
  test(`The checks of the kept recording "${name}" come to what they came to`, async () => {
    const file = join(folder, `${name}.recording`)
    const verdicts = readRecording(file).checks.flatMap(({ judgements }) => judgements.map(({ verdict }) => verdict))
    assert.equal(verdicts.includes('failed'), fault !== undefined)
    const ended = await assay(['rejudge', file, '--out', join(out, name)])
    assert.equal(ended.code, 0, `${advice}\n${ended.out}`)
  })
