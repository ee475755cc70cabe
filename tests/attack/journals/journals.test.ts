import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { JournalEvent } from '../../../core/journal-events.ts'
import {
  checkDecided,
  journalText,
  judgement,
  planned,
  runFinished,
  runStarted,
} from '../../../reports/test-support/journal-builders.ts'
import { assay, resultsIn, scratchFolder } from '../../test-support/assay.ts'
import { damages } from './damages.ts'

const folder = scratchFolder()
const file = join(folder, 'journal.ndjson')
const ids = ['ais-v4/rates/floor', 'ais-v4/rates/order', 'ais-v4/rates/one']

/** A run of three requirements that hold. */
const green: JournalEvent[] = [
  runStarted({ planned: ids.map((id) => planned(id, [`f: ${id}`])) }),
  ...ids.map((id) => checkDecided(`f: ${id}`, [judgement(id, 'passed')])),
  runFinished({ exitCode: 0, sentence: 'All 3 evaluated requirements of 3 hold.' }),
]

interface Reported {
  exitCode: number | null
  sentence: string
  page: string
}

let reports = 0

/** The report of a journal; undefined when `assay report` refuses it in good order. */
async function reported(text: string | Buffer): Promise<Reported | undefined> {
  writeFileSync(file, text)
  // Reports are never overwritten, so each has a folder of its own.
  const out = join(folder, `report-${(reports += 1)}`)
  const { code, err } = await assay(['report', file, '--out', out])
  assert.doesNotMatch(err, /HARNESS_FAULT|^\s+at /m)
  if (code === 3) assert.match(err, /^JOURNAL_UNREADABLE: /)
  if (code === 3) return undefined
  return { ...(resultsIn(out) as unknown as Reported), page: readFileSync(join(out, 'index.html'), 'utf8') }
}

for (const [what, spoil] of Object.entries(damages))
  test(`A journal with ${what} is never green`, async () => {
    const lines = journalText(green).trimEnd().split('\n')
    for (const at of lines.keys()) {
      const report = await reported(spoil([...lines], at))
      if (report === undefined) continue
      assert.notEqual(report.exitCode, 0, `line ${at + 1}`)
      assert.doesNotMatch(report.sentence, /hold/, `line ${at + 1}`)
      assert.ok(!report.page.includes('masthead o-held'))
    }
  })

test('What is no regular file is refused immediately', async (t) => {
  if (process.platform === 'win32') return t.skip('no devices')
  spawnSync('mkfifo', [join(folder, 'fifo')])
  for (const path of ['/dev/zero', join(folder, 'fifo'), folder, join(folder, 'x\0y'), `/${'x'.repeat(5000)}`]) {
    const { code, err } = await assay(['report', path, '--out', join(folder, 'out')])
    assert.deepEqual([code, err.startsWith('JOURNAL_UNREADABLE: ')], [3, true], err)
  }
})
