import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { JournalEvent } from '../../core/journal-events.ts'
import { createMasker } from '../client/masking/mask.ts'
import {
  checkDecided,
  judgement,
  moment,
  runFinished,
  runStarted,
} from '../../reports/test-support/journal-builders.ts'
import { openJournal } from './journal.ts'
import { lastWord } from './last-word.ts'
import { readJournal } from './read-journal.ts'

const one = checkDecided('features/a.feature: One', [judgement('ais/a/a', 'passed')])
const two = checkDecided('features/a.feature: Two', [judgement('ais/a/b', 'inconclusive')])
const again = checkDecided('features/a.feature: Two', [judgement('ais/a/b', 'passed')])
const resumed: JournalEvent = { type: 'run-resumed', at: moment(5), kept: 1 }
const cut = runFinished({ exitCode: 2 })
const end = runFinished()

test('of a run that went on, what was decided again and the end before do not count', () => {
  const started = runStarted()
  assert.deepEqual(lastWord([started, one, two, cut, resumed, again, end]), [started, one, resumed, again, end])
  assert.deepEqual(lastWord([started, one, two, cut, resumed]), [started, one, two, resumed], 'it was killed again')
  const whole = [started, one, two, cut]
  assert.deepEqual(lastWord(whole), whole)
})

test('a journal goes on behind its last whole line, and only once something is written', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-journal-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'journal.ndjson')
  const first = openJournal(file, createMasker())
  first.write(runStarted())
  first.write(one)
  first.close()
  appendFileSync(file, '{"type":"check-dec')
  const before = readFileSync(file, 'utf8')
  openJournal(file, createMasker(), true).close()
  assert.equal(readFileSync(file, 'utf8'), before)
  const next = openJournal(file, createMasker(), true)
  next.write(resumed)
  next.write(end)
  next.close()
  const { events, damage, leftOut } = readJournal(file)
  assert.deepEqual([damage, leftOut], [undefined, []])
  const types = events.map(({ type }) => type)
  assert.deepEqual(types, ['run-started', 'check-decided', 'run-resumed', 'run-finished'])
})
