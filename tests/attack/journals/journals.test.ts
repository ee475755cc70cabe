import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { JournalEvent } from '../../../core/journal-events.ts'
import { readJournal } from '../../../harness/run/read-journal.ts'
import { everyVerdict } from '../../../reports/test-support/every-verdict.ts'
import {
  checkDecided,
  journalText,
  judgement,
  planned,
  runFinished,
  runStarted,
} from '../../../reports/test-support/journal-builders.ts'
import { assay, resultsIn, scratchFolder } from '../../test-support/assay.ts'
import { damages, rewritings } from './damages.ts'

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

/** What `assay report` makes of a journal; undefined where it refuses it in good order. */
async function reported(text: string | Buffer): Promise<Reported | undefined> {
  writeFileSync(file, text)
  // A report is never written over another one, so each has a folder of its own.
  const out = join(folder, `report-${(reports += 1)}`)
  const { code, err } = await assay(['report', file, '--out', out])
  assert.doesNotMatch(err, /HARNESS_FAULT|^\s+at /m)
  if (code === 3) assert.match(err, /^JOURNAL_UNREADABLE: /)
  if (code === 3) return undefined
  return { ...(resultsIn(out) as unknown as Reported), page: readFileSync(join(out, 'index.html'), 'utf8') }
}

test('A whole journal of a run that holds is green', async () => {
  const { exitCode, sentence } = (await reported(journalText(green))) ?? {}
  assert.deepEqual([exitCode, sentence], [0, 'All 3 evaluated requirements of 3 hold.'])
})

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

test('An end that contradicts its checks is not believed', async () => {
  const [start, first, ...others] = green
  const failed = checkDecided(`f: ${ids[0]}`, [judgement(ids[0] ?? '', 'failed')])
  for (const events of [[start, failed, ...others], [start, ...others], green.toSpliced(1, 3)]) {
    const report = await reported(journalText(events.flatMap((event) => event ?? [])))
    assert.ok(report && report.exitCode !== 0 && !report.sentence.includes('hold.'), report?.sentence)
  }
  assert.ok(first)
})

test('Events of any form are reported or left out, and never crash a report', async () => {
  let [tried, kept] = [0, 0]
  for (const events of rewritings(everyVerdict())) {
    tried += 1
    writeFileSync(file, journalText(events))
    if (readJournal(file).leftOut.length > 0) continue
    kept += 1
    await reported(journalText(events))
  }
  assert.ok(tried > 1000 && kept > 100, `${kept} of ${tried}`)
})

test('What is no regular file is refused immediately', async (t) => {
  if (process.platform === 'win32') return t.skip('no devices')
  spawnSync('mkfifo', [join(folder, 'fifo')])
  for (const path of ['/dev/zero', join(folder, 'fifo'), folder, join(folder, 'x\0y'), `/${'x'.repeat(5000)}`]) {
    const { code, err } = await assay(['report', path, '--out', join(folder, 'out')])
    assert.deepEqual([code, err.startsWith('JOURNAL_UNREADABLE: ')], [3, true], err)
  }
})
