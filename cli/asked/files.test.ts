import assert from 'node:assert/strict'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { resultsJson } from '../../reports/json/results-json.ts'
import { storyOf } from '../../reports/story/run-story.ts'
import { contract, decided } from '../../reports/test-support/contract-run.ts'
import {
  checkDecided,
  judgement,
  planned as plannedFor,
  row,
  runFinished,
  runStarted,
  startedAt,
} from '../../reports/test-support/journal-builders.ts'
import { refuses, scratchFolder } from '../../tests/test-support/assay.ts'
import { readBaseline } from './read-baseline.ts'
import { demandWritable } from './writable-file.ts'

const folder = scratchFolder()

test('a file that is there, and one in a folder that is there, can be written', () => {
  const file = join(folder, 'there.json')
  writeFileSync(file, '{}')
  demandWritable(file)
  demandWritable(join(folder, 'new.json'))
})

test('a folder, a file in none and an empty name are mistakes', () => {
  const mistakes = [
    [folder, 'it is a folder'],
    [join(folder, 'nowhere', 'new.json'), 'ENOENT'],
    [' ', 'its name is empty'],
  ] as const
  for (const [file, why] of mistakes) {
    const message = `JSON_UNWRITABLE: ${file} cannot be written (${why}). With --json, name a file in a folder that exists.`
    assert.throws(() => demandWritable(file), { code: 'JSON_UNWRITABLE', message })
  }
})

test('A run whose recording cannot be written says so before anything is asked', async () => {
  const file = join(folder, 'nowhere', 'bank.recording')
  await refuses(
    ['run', '--only', 'ais-v4/rates', '--out', join(folder, 'out'), '--record', file],
    /^RECORDING_UNWRITABLE: \S+bank\.recording cannot be written \(ENOENT\)\. With --record, name/,
  )
  assert.ok(!existsSync(join(folder, 'out')))
})

const planned = ['a list', 'a login'].map((interaction) => contract(interaction, { states: [] }))
const [broken, met] = planned
const events = [
  runStarted({ planned: [plannedFor('ais-v4/a/b', ['f: one'])], contracts: planned }),
  checkDecided('f: one', [judgement('ais-v4/a/b', 'failed')]),
  decided(broken!, 'failed'),
  decided(met!, 'passed'),
  runFinished({ exitCode: 1 }),
]
const whole = JSON.parse(resultsJson(storyOf(events, [row('ais-v4/a/b')]))) as { requirements: object[] }

/** A file with this text, or with a value as JSON. */
function file(content: unknown): string {
  const name = join(folder, 'results.json')
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

test('the verdicts and broken needs of a run are read, and what later versions add is passed over', () =>
  assert.deepEqual(
    readBaseline(file({ ...whole, added: true, requirements: [{ ...whole.requirements[0], more: 1 }] })),
    {
      startedAt,
      assay: '0.1.0',
      target: 'Candidate bank gateway',
      interfaces: ['ais-v4'],
      only: [],
      verdicts: { 'ais-v4/a/b': 'failed' },
      brokenNeeds: ['shop, a list'],
    },
  ))

test('no file, a folder, another file and damaged results are refused with what to do', () => {
  const refused = { code: 'BASELINE_UNREADABLE', message: /Give --baseline the results\.json of an earlier run\.$/ }
  mkdirSync(join(folder, 'reports'))
  for (const name of [join(folder, 'missing.json'), join(folder, 'reports'), '/dev/null', ''])
    assert.throws(() => readBaseline(name), refused, name)
  assert.throws(() => readBaseline(''), { message: /--baseline was given an empty name\./ })
  for (const content of [
    'no JSON',
    { version: 3 },
    { ...whole, startedAt: 'once' },
    { ...whole, requirements: [{ ...whole.requirements[0], verdict: 'good' }] },
    { ...whole, requirements: [{ ...whole.requirements[0], verdict: 'constructor' }] },
    { ...whole, contracts: [{ verdict: 'failed' }] },
  ])
    assert.throws(() => readBaseline(file(content)), refused, JSON.stringify(content))
})
