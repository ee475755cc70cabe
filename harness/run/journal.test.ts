import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { parseJson } from '../../core/exact-json.ts'
import { createMasker } from '../client/masking/mask.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { openJournal } from './journal.ts'
import { readJournal } from './read-journal.ts'

const checkStarted: JournalEvent = {
  type: 'check-started',
  at: '2026-01-01T00:00:00.000Z',
  check: 'a check',
  interface: 'ais-v4',
}

function journalFile(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-journal-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return join(folder, 'journal.ndjson')
}

function exchange(body: string): Exchange {
  const request = {
    method: 'GET',
    url: 'http://t.example/',
    headers: [['Secret', 'canary-5']] as [[string, string]],
    body: '',
  }
  const answer = { status: 200, headers: [], body, json: parseJson(body) }
  return { id: 'x1', request, answer, at: '2026-01-01T00:00:00.000Z', durationMs: 1 }
}

test('Events come back in order, and are on disk as soon as they are written', (t) => {
  const file = journalFile(t)
  const journal = openJournal(file, createMasker())
  for (let number = 0; number < 3; number += 1) {
    journal.write({ ...checkStarted, check: `check ${number}\n"é"` })
    assert.equal(readJournal(file).events.length, number + 1)
  }
  journal.close()
  journal.close()
  const { events, ...damages } = readJournal(file)
  assert.deepEqual(
    events.map((event) => 'check' in event && event.check),
    [0, 1, 2].map((number) => `check ${number}\n"é"`),
  )
  assert.deepEqual(damages, { leftOut: [] })
})

test('A new journal takes the place of an old one with its first event, and a closed one takes no more', (t) => {
  const file = journalFile(t)
  const first = openJournal(file, createMasker())
  first.write(checkStarted)
  first.close()
  assert.throws(() => first.write(checkStarted), /JOURNAL_CLOSED.*check-started/)
  const isHeld = () => readJournal(file).events.map((event) => event.type)
  const second = openJournal(file, createMasker())
  assert.deepEqual(isHeld(), ['check-started'])
  second.write({ type: 'exchange', exchange: exchange('{}') })
  second.close()
  assert.deepEqual(isHeld(), ['exchange'])
})

test('An exchange that several judgements bring is written once', (t) => {
  const file = journalFile(t)
  const journal = openJournal(file, createMasker())
  const [one, other] = [exchange('{}'), exchange('{}')]
  for (const brought of [one, other, one]) journal.write({ type: 'exchange', exchange: brought })
  journal.close()
  assert.equal(readJournal(file).events.length, 2)
})

test('Secrets never reach the file, in exchanges or in words', (t) => {
  const file = journalFile(t)
  const journal = openJournal(file, createMasker([{ value: 'canary-5', label: 'Secret' }]))
  journal.write({ type: 'exchange', exchange: exchange('{"secret":"canary-6","id":18446744073709551615}') })
  const finished = { requests: 1, peakMemoryBytes: 1, exitCode: 0, sentence: 'with canary-5 and canary-6' } as const
  journal.write({ type: 'run-finished', at: '2026-01-01T00:00:00.000Z', durationMs: 1, ...finished })
  journal.close()
  const text = readFileSync(file, 'utf8')
  assert.ok(!text.includes('canary'), text)
  assert.match(text, /«Secret 1»/)
})

test('A long body is cut in its middle with a note of its length', (t) => {
  const file = journalFile(t)
  const journal = openJournal(file, createMasker())
  journal.write({ type: 'exchange', exchange: exchange(`<${'x'.repeat(1_000_000)}>`) })
  journal.close()
  const [event] = readJournal(file).events
  const body = event?.type === 'exchange' ? (event.exchange.answer?.body ?? '') : ''
  assert.match(body, /^<x+ … \[981570 of 1000002 characters left out\] … x+>$/)
  assert.equal(body.length < 20_000, true)
})

for (const [where, before, after] of [
  ['in what is kept', 9, 30_000],
  ['where the first part ends', 16_380, 30_000],
  ['where the last part begins', 30_000, 2040],
  ['at the very end', 30_000, 0],
] as const)
  test(`A secret of a long body is hidden ${where}`, (t) => {
    const file = journalFile(t)
    const journal = openJournal(file, createMasker([{ value: 'canary-5-canary-6', label: 'Secret' }]))
    journal.write({
      type: 'exchange',
      exchange: exchange(`${'x'.repeat(before)}canary-5-canary-6${'y'.repeat(after)}`),
    })
    journal.close()
    const text = readFileSync(file, 'utf8')
    assert.match(text, /x«Se|et 1»/)
    for (const part of ['cana', 'ry-5', 'ry-6']) assert.ok(!text.includes(part), part)
  })
