import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, says } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { neverUpdatedBeforeCreated, usuallyAnsweredMs } from './never-updated-before-created.ts'
import { sampleData, sampleExchange } from '../test-support/sample-exchange.ts'

const early = '2026-01-01T10:00:00Z'
const late = '2026-01-01T10:00:02.5+00:00'

test('broken where one is updated earlier, at any depth', () => {
  const body = { data: { last_attempt: { created_at: late, updated_at: early } } }
  const judgement = neverUpdatedBeforeCreated([sampleExchange(200, body)])
  says(judgement, 'broken: updated 2.5 s before it was created at data.last_attempt.updated_at')
})

test('a row of a list is found by its number, and a moment that is missing says nothing', () => {
  const rows = [{ created_at: early }, { updated_at: early }, { created_at: late, updated_at: early }]
  says(
    neverUpdatedBeforeCreated([sampleData(rows)]),
    'broken: updated 2.5 s before it was created at data[2].updated_at',
  )
  const half = [{ created_at: early }, { updated_at: early }, 'x']
  says(neverUpdatedBeforeCreated([sampleData(half)]), 'inconclusive: nothing-to-check')
})

test('what was created later than any moment of an answer, by the clock as it usually stands, is passed over', () => {
  const at = (moment: string, ...headers: Array<[string, string]>) => {
    const answered = sampleData({ created_at: late, updated_at: early })
    answered.answer!.headers.push(...headers)
    return { ...answered, at: moment, durationMs: 0 }
  }
  const finding = (...all: Exchange[]) => neverUpdatedBeforeCreated(all, usuallyAnsweredMs(all)).finding
  assert.equal(neverUpdatedBeforeCreated([at(early)]).finding, 'broken')
  assert.equal(finding(at(early)), 'inconclusive')
  assert.equal(finding(at(late)), 'broken')
  const aheadBySeconds = at(early, ['Date', 'Thu, 01 Jan 2026 10:00:02 GMT'])
  assert.equal(finding(aheadBySeconds), 'broken', 'the clock of the target is ahead by itself')
  assert.equal(finding(at(early), aheadBySeconds), 'inconclusive', 'a check had moved it')
})

const body = {
  data: [
    { created_at: early, updated_at: late },
    { created_at: early, updated_at: early },
  ],
}

cases('held where every resource is updated when it is created or later', [
  neverUpdatedBeforeCreated([sampleExchange(200, body)]),
  'held: answers-as-documented',
])
