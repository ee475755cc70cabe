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
  assert.deepEqual(read(`${whole}{"type":"che`).damage, { unreadable: 1, unknown: 0 })
})
