import assert from 'node:assert/strict'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { parseJson } from '../../core/exact-json.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import {
  checkDecided,
  journalText,
  judgement,
  moment,
  runFinished,
  runStarted,
} from '../../reports/test-support/journal-builders.ts'
import { createMasker } from '../client/masking/mask.ts'
import { openJournal } from './journal.ts'
import { lastWord, readJournal } from './read-journal.ts'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'

const folder = scratchFolder()
const file = join(folder, 'journal.ndjson')
beforeEach(() => rmSync(file, { force: true }))

const checkStarted: JournalEvent = { type: 'check-started', at: moment(0), check: 'a check', interface: 'ais-v4' }

function exchange(body: string): Exchange {
  const headers: Array<[string, string]> = [['Secret', 'canary-5']]
  const request = { method: 'GET', url: 'http://t.example/', headers, body: '' }
  const answer = { status: 200, headers: [], body, json: parseJson(body) }
  return { id: 'x1', request, answer, at: '2026-01-01T00:00:00.000Z', durationMs: 1 }
}

/** Writes these events to a journal that hides the secret, and returns its text. */
function written(...events: JournalEvent[]): string {
  const journal = openJournal(
    file,
    createMasker([
      { value: 'canary-5-canary-6', label: 'Secret' },
      { value: 'canary-5', label: 'Secret' },
    ]),
  )
  for (const event of events) journal.write(event)
  journal.close()
  return readFileSync(file, 'utf8')
}
const typesIn = () => readJournal(file).events.map(({ type }) => type)

test('Events come back in order, and are on disk as soon as they are written', () => {
  const journal = openJournal(file, createMasker())
  const names = [0, 1, 2].map((number) => `check ${number}\n"é"`)
  for (const [at, check] of names.entries()) {
    journal.write({ ...checkStarted, check })
    assert.equal(readJournal(file).events.length, at + 1)
  }
  journal.close()
  journal.close()
  const { events, ...damages } = readJournal(file)
  assert.deepEqual(
    events.map((event) => 'check' in event && event.check),
    names,
  )
  assert.deepEqual(damages, { leftOut: [] })
})

test('A new journal takes the place of an old one with its first event, and a closed one takes no more', () => {
  const first = openJournal(file, createMasker())
  first.write(checkStarted)
  first.close()
  assert.throws(() => first.write(checkStarted), /JOURNAL_CLOSED.*check-started/)
  const second = openJournal(file, createMasker())
  assert.deepEqual(typesIn(), ['check-started'])
  second.write({ type: 'exchange', exchange: exchange('{}') })
  second.close()
  assert.deepEqual(typesIn(), ['exchange'])
})

test('An exchange that several judgements bring is written once', () => {
  const [one, other] = [exchange('{}'), exchange('{}')]
  written(...[one, other, one].map((brought): JournalEvent => ({ type: 'exchange', exchange: brought })))
  assert.equal(typesIn().length, 2)
})

test('Secrets never reach the file, in exchanges or in words', () => {
  const finished = { requests: 1, peakMemoryBytes: 1, exitCode: 0, sentence: 'with canary-5 and canary-7' } as const
  const text = written(
    { type: 'exchange', exchange: exchange('{"secret":"canary-7","id":18446744073709551615}') },
    { type: 'run-finished', at: moment(0), durationMs: 1, ...finished },
  )
  assert.ok(!text.includes('canary'), text)
  assert.match(text, /«Secret 2»/)
})

test('A long body is cut in its middle with a note of its length', () => {
  written({ type: 'exchange', exchange: exchange(`<${'x'.repeat(1_000_000)}>`) })
  const [event] = readJournal(file).events
  const body = event?.type === 'exchange' ? (event.exchange.answer?.body ?? '') : ''
  assert.match(body, /^<x+ … \[981570 of 1000002 characters left out\] … x+>$/)
  assert.ok(body.length < 20_000)
})

for (const [where, before, behind] of [
  ['in what is kept', 9, 30_000],
  ['where the first part ends', 16_380, 30_000],
  ['where the last part begins', 30_000, 2040],
  ['at the very end', 30_000, 0],
] as const)
  test(`A secret of a long body is hidden ${where}`, () => {
    const body = `${'x'.repeat(before)}canary-5-canary-6${'y'.repeat(behind)}`
    const text = written({ type: 'exchange', exchange: exchange(body) })
    assert.match(text, /x«Se|et 1»/)
    for (const part of ['cana', 'ry-5', 'ry-6']) assert.ok(!text.includes(part), part)
  })

const [one, two, again] = (
  [
    ['One', 'ais/a/a', 'passed'],
    ['Two', 'ais/a/b', 'inconclusive'],
    ['Two', 'ais/a/b', 'passed'],
  ] as const
).map(([name, id, verdict]) => checkDecided(`features/a.feature: ${name}`, [judgement(id, verdict)])) as [
  JournalEvent,
  JournalEvent,
  JournalEvent,
]
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

test('a journal goes on behind its last whole line, and only once something is written', () => {
  written(runStarted(), one)
  appendFileSync(file, '{"type":"check-dec')
  const before = readFileSync(file, 'utf8')
  openJournal(file, createMasker(), true).close()
  assert.equal(readFileSync(file, 'utf8'), before)
  const next = openJournal(file, createMasker(), true)
  next.write(resumed)
  next.write(end)
  next.close()
  const { damage, leftOut } = readJournal(file)
  assert.deepEqual([damage, leftOut], [undefined, []])
  assert.deepEqual(typesIn(), ['run-started', 'check-decided', 'run-resumed', 'run-finished'])
})

const checks = ['f: a', 'f: b', 'f: c'].map((name) => checkDecided(name, []))
const whole = journalText([runStarted(), ...checks, runFinished()])
const [start = '', a = '', b = '', c = '', last = ''] = whole.split('\n').map((line) => `${line}\n`)

function read(text: string | Buffer) {
  writeFileSync(file, text)
  const { events, leftOut, damage } = readJournal(file)
  return { types: events.map(({ type }) => type), leftOut, damage }
}

test('A whole journal has no damage, with other line ends and empty lines too', () => {
  for (const text of [whole, whole.replaceAll('\n', '\r\n'), whole.replaceAll('\n', '\n\n'), whole.trimEnd(), ''])
    assert.deepEqual([read(text).leftOut, read(text).damage], [[], undefined])
})

test('What holds no event is counted by its kind', () => {
  assert.deepEqual(read(`${start + a}42\n${b}{"type":"check-decided"}\n${c}${last}`).damage?.unreadable, 2)
  assert.deepEqual(read(start + a.replace('"check-decided"', '"check-dreamt"') + b + c + last).damage?.unknown, 1)
  assert.deepEqual(read(`${start}{"type":"constructor"}\n`).leftOut, [{ line: 2, why: 'unknown' }])
  assert.deepEqual(read(Buffer.concat([Buffer.from(start), Buffer.from([0xff, 0x0a])])).damage?.unreadable, 1)
})

test('The torn last line of a killed run is no damage, that of a finished one is', () => {
  const types = ['run-started', 'check-decided']
  const torn = { types, leftOut: [{ line: 3, why: 'torn' }], damage: undefined }
  assert.deepEqual(read(start + a + b.slice(0, 40)), torn)
  assert.deepEqual(read(`${whole}{"type":"che`).damage, { unreadable: 1, unknown: 0 })
})
