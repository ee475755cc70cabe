import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '../../core/verdict.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { runOfRecording } from './run-of-recording.ts'

const id = 'ais-v4/rates/list'
const asked = { interfaces: ['ais-v4'], only: [], titles: [], depth: 'standard', seed: 7, embedded: false }
const profile = { target: { name: 'Bank', base_url: 'https://bank.example.test' } }
const opened = { type: 'recording', at: '2026-11-03T09:14:05.000Z', assay: '0.1.0', asked, profile }

/** A recording with this verdict of its one check; without `run`, of a killed run. */
function recording(verdict: Verdict, run?: object): Recording {
  const check = {
    type: 'check',
    interface: 'ais-v4',
    check: 'c',
    steps: 's',
    judgements: [{ requirement: id, verdict }],
  }
  return { opened, kept: [], texts: new Map(), checks: [check], run, cutOff: !run } as unknown as Recording
}

test('a recording gives the verdicts of its run, with the texts of the catalogue', () => {
  const ended = { type: 'run', at: '2026-11-03T09:15:05.000Z', sentence: 'All hold.' }
  const requirements = [{ address: id, verdict: 'failed', code: 'list-missing' }]
  const run = runOfRecording(recording('failed', { ...ended, requirements }))
  assert.deepEqual([run.finished, run.durationMs, run.sentence], [true, 60_000, 'All hold.'])
  const [row] = run.requirements
  assert.deepEqual([row?.verdict, row?.topic, row?.strength], ['failed', 'rates', 'stated'])
  assert.match(row?.reason ?? '', /the code list-missing/)
})

test('of a run that was killed only what is broken is certain: a check that would break it may be missing', () => {
  for (const [verdict, shown] of [
    ['failed', 'failed'],
    ['warned', 'warned'],
    ['passed', 'inconclusive'],
    ['observed', 'inconclusive'],
    ['untested', 'untested'],
  ] as const) {
    const run = runOfRecording(recording(verdict))
    assert.deepEqual([run.finished, run.requirements[0]?.verdict], [false, shown])
  }
})
