import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { checkDecided, journalText, runFinished, runStarted } from '../../reports/test-support/journal-builders.ts'
import { readJournal } from './read-journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-read-journal-'))
after(() => rmSync(folder, { recursive: true }))

const checks = ['f: a', 'f: b', 'f: c'].map((name) => checkDecided(name, []))
const whole = journalText([runStarted(), ...checks, runFinished()])
const [start = '', a = '', b = '', c = '', end = ''] = whole.split('\n').map((line) => `${line}\n`)
const none = { missing: 0, changed: 0, unreadable: 0, unknown: 0, withoutDigests: false }

function read(text: string | Buffer) {
  const file = join(folder, 'journal.ndjson')
  writeFileSync(file, text)
  const { events, leftOut, damage } = readJournal(file)
  return { types: events.map(({ type }) => type), leftOut, damage }
}

test('A whole journal has no damage, with other line ends and empty lines too', () => {
  for (const text of [whole, whole.replaceAll('\n', '\r\n'), whole.replaceAll('\n', '\n\n'), whole.trimEnd(), ''])
    assert.deepEqual([read(text).leftOut, read(text).damage], [[], undefined])
})

test('Lines that are missing are counted, wherever they stood', () => {
  assert.deepEqual(read(start + b + c + end).damage, { ...none, missing: 1 })
  assert.deepEqual(read(start + end).damage, { ...none, missing: 3 })
  assert.deepEqual(read(b + end).damage, { ...none, missing: 3 })
  assert.deepEqual(read(start + end).types, ['run-started', 'run-finished'])
})

test('A line that is changed, moved or repeated is left out', () => {
  const changed = b.replace('"inconclusive"', '"passed"').replace('"It could not be run."', '"It held."')
  assert.notEqual(changed, b)
  assert.deepEqual(read(start + a + changed + c + end), {
    types: ['run-started', 'check-decided', 'check-decided', 'run-finished'],
    leftOut: [{ line: 3, why: 'changed' }],
    damage: { ...none, changed: 1 },
  })
  assert.deepEqual(read(start + a + c + b + end).damage, { ...none, missing: 1, changed: 1 })
  assert.deepEqual(read(start + a + a + b + c + end).damage, { ...none, changed: 1 })
  assert.deepEqual(read(start + a + b.replace(/,"chain".*/, '}') + c + end).damage, { ...none, changed: 1 })
})

test('A line of another run is noticed, and so is a chain that was made anew for one line', () => {
  const other = journalText([runStarted(), checkDecided('f: other', []), ...checks.slice(1), runFinished()]).split('\n')
  assert.deepEqual(read(`${start + a + (other[2] ?? '')}\n${c}${end}`).damage?.changed, 2)
})

test('The start of a run is reported from even where it was changed', () => {
  const { types, damage } = read(start.replace('"Candidate', '"candidate') + a + b + c + end)
  assert.deepEqual([types[0], damage], ['run-started', { ...none, changed: 1 }])
})

test('What holds no event is counted by its kind', () => {
  assert.deepEqual(read(`${start + a}42\n${b}{"type":"check-decided"}\n${c}${end}`).damage?.unreadable, 2)
  assert.deepEqual(read(start + a.replace('"check-decided"', '"check-dreamt"') + b + c + end).damage?.unknown, 1)
  assert.deepEqual(read(`${start}{"type":"constructor"}\n`).leftOut, [{ line: 2, why: 'unknown' }])
  const deep = `{"type":"check-started","facts":${'['.repeat(50_000)}${']'.repeat(50_000)}}\n`
  assert.deepEqual(read(start + deep).leftOut, [{ line: 2, why: 'unreadable' }])
  assert.deepEqual(read(Buffer.concat([Buffer.from(start), Buffer.from([0xff, 0x0a])])).damage?.unreadable, 1)
})

test('The torn last line of a killed run is no damage, that of a finished one is', () => {
  assert.deepEqual(read(start + a + b.slice(0, 40)), {
    types: ['run-started', 'check-decided'],
    leftOut: [{ line: 3, why: 'torn' }],
    damage: undefined,
  })
  assert.deepEqual(read(`${whole}{"type":"che`).damage, { ...none, unreadable: 1 })
})

test('A journal without digests says so', () => {
  const { types, damage } = read(whole.replaceAll(/,"chain":.*/g, '}'))
  assert.deepEqual([types.length, damage], [5, { ...none, withoutDigests: true }])
})
