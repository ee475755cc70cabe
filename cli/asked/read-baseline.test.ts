import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { scratchFolder } from '../../tests/test-support/assay.ts'
import { readBaseline } from './read-baseline.ts'

const folder = scratchFolder()
const whole = {
  version: 2,
  assay: '0.1.0',
  startedAt: '2026-02-03T04:05:06.000Z',
  target: { name: 'bank' },
  interfaces: ['ais-v4'],
  only: [],
  requirements: [{ address: 'ais-v4/a/b', verdict: 'failed', more: 1 }],
  contracts: [
    { consumer: 'shop', interaction: 'a list', states: [], verdict: 'failed' },
    { consumer: 'shop', interaction: 'a login', states: [], verdict: 'passed' },
  ],
}

/** A file with this text, or with a value as JSON. */
function file(content: unknown): string {
  const name = join(folder, 'results.json')
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

test('the verdicts and broken needs of a run are read, and what later versions add is passed over', () => {
  assert.deepEqual(readBaseline(file({ ...whole, added: true })), {
    startedAt: '2026-02-03T04:05:06.000Z',
    assay: '0.1.0',
    target: 'bank',
    interfaces: ['ais-v4'],
    only: [],
    verdicts: { 'ais-v4/a/b': 'failed' },
    brokenNeeds: ['shop, a list'],
  })
  const { contracts: _, ...older } = whole
  assert.deepEqual(readBaseline(file(older)).brokenNeeds, [])
})

test('results of another version are refused with their version', () => {
  for (const version of [1, 3])
    assert.throws(() => readBaseline(file({ ...whole, version })), {
      code: 'BASELINE_VERSION',
      message: new RegExp(`holds results of version ${version}; this Assay compares version 2`),
    })
})

test('no file, a folder, another file and damaged results are refused with what to do', () => {
  const refused = { code: 'BASELINE_UNREADABLE', message: /Give --baseline the results\.json of an earlier run\.$/ }
  mkdirSync(join(folder, 'reports'))
  for (const name of [join(folder, 'missing.json'), join(folder, 'reports'), '/dev/null', ''])
    assert.throws(() => readBaseline(name), refused, name)
  assert.throws(() => readBaseline(''), { message: /--baseline was given an empty name\./ })
  for (const content of [
    '',
    'no JSON',
    '{"version":',
    [],
    null,
    { version: 2 },
    { name: 'assay', version: '0.1.0' },
    { ...whole, startedAt: 'once' },
    { ...whole, target: 'bank' },
    { ...whole, requirements: {} },
    { ...whole, requirements: [{ address: 'ais-v4/a/b', verdict: 'good' }] },
    { ...whole, requirements: [{ address: 'ais-v4/a/b', verdict: 'constructor' }] },
    { ...whole, contracts: [{ verdict: 'failed' }] },
  ])
    assert.throws(() => readBaseline(file(content)), refused, JSON.stringify(content))
})
