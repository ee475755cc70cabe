import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparedRun } from '../test-support/compared-runs.ts'
import { labelsOf } from './labels-of.ts'

const named = (name: string, file: string, startedAt = '2026-11-03T09:14:05.000Z') =>
  comparedRun({}, { target: { name, base_url: 'https://bank.example.test', embedded: false }, file, startedAt })

test('a column has the name of its target, else of its file, else the time, else a number', () => {
  assert.deepEqual(labelsOf([named('A', 'x/results.json'), named('B', 'x/results.json')]), ['A', 'B'])
  assert.deepEqual(labelsOf([named('A', 'x/results.json'), named('A', 'y.recording')]), ['x', 'y'])
  assert.deepEqual(labelsOf([named('A', 'mon/report/'), named('A', './tue/report')]), ['mon', 'tue'])
  assert.deepEqual(labelsOf([named('A', 'x/results.json'), named('A', 'x/results.json', '2026-11-04T09:14:05.000Z')]), [
    '2026-11-03 09:14',
    '2026-11-04 09:14',
  ])
  assert.deepEqual(labelsOf([named('A', 'x'), named('A', 'x')]), ['A (1)', 'A (2)'])
})
