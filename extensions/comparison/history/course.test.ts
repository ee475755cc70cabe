import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '../../../core/verdict.ts'
import { comparedRun } from '../test-support/compared-runs.ts'
import { coursesOf } from './course.ts'
import { historyRunOf } from './history-run.ts'

const list = 'ais-v4/rates/list'
const ran = (day: number, verdict: Verdict, over: Parameters<typeof comparedRun>[1] = {}) =>
  historyRunOf(comparedRun({ [list]: verdict }, { startedAt: `2026-11-0${day}T00:00:00.000Z`, ...over }))

test('runs are in the order of time, a course for each name of a target', () => {
  const other = { target: { name: 'Other', base_url: 'https://other.example.test', embedded: false } }
  const courses = coursesOf([ran(3, 'failed'), ran(1, 'passed'), ran(2, 'passed', other)])
  assert.deepEqual(
    courses.map(({ target, runs }) => [target, ...runs.map(({ startedAt }) => startedAt.slice(0, 10))]),
    [
      ['Bank', '2026-11-01', '2026-11-03'],
      ['Other', '2026-11-02'],
    ],
  )
})

test('a verdict that changes with the same target and Assay is flaky; what was not evaluated says nothing', () => {
  const changesOf = (...runs: Array<ReturnType<typeof ran>>) => coursesOf(runs)[0]?.flaky.map(({ changes }) => changes)
  assert.deepEqual(changesOf(ran(1, 'passed'), ran(2, 'failed'), ran(3, 'passed')), [2])
  assert.deepEqual(changesOf(ran(1, 'passed'), ran(2, 'untested'), ran(3, 'passed')), [])
  assert.deepEqual(changesOf(ran(1, 'passed'), ran(2, 'inconclusive'), ran(3, 'warned')), [1])
  assert.deepEqual(changesOf(ran(1, 'passed'), ran(2, 'failed', { assay: '0.2.0' })), [])
})

test('what fails in the last run comes before what failed more often', () => {
  const floor = 'ais-v4/rates/floor'
  const runs = (['failed', 'failed', 'passed'] as const).map((verdict, at) =>
    historyRunOf(
      comparedRun(
        { [floor]: verdict, [list]: at === 2 ? 'failed' : 'passed' },
        { startedAt: `2026-11-0${at + 1}T00:00:00.000Z` },
      ),
    ),
  )
  assert.deepEqual(
    coursesOf(runs)[0]?.failed.map(({ address, failures }) => [address, failures]),
    [
      [list, 1],
      [floor, 2],
    ],
  )
})
