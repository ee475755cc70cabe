import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JudgementRecord } from '../../core/journal-events.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { requestsOfCheck } from '../../requirements/tables/routes/decided-at.ts'
import { checkDecided, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { storyOf } from './run-story.ts'

const id = 'payments/any/rule'
const decides = (...requests: string[]) =>
  readChecks().find(({ name }) => requests.join() === requestsOfCheck(name).join())?.name ?? ''
const lists = decides('list templates')
const pays = decides('connect to pay')

/** The counts of a run's routes where two checks, each at its own route, gave this on one requirement. */
function countsOf(one: Partial<JudgementRecord>, other: Partial<JudgementRecord>) {
  const checks = [lists, pays]
  const story = storyOf(
    [
      runStarted({ interfaces: ['payments-v1'], planned: [planned(id, checks, 'payments-v1')] }),
      checkDecided(lists, [judgement(id, 'passed', one)], { interface: 'payments-v1' }),
      checkDecided(pays, [judgement(id, 'failed', other)], { interface: 'payments-v1' }),
    ],
    [row(id, { interfaces: ['payments-v1'] })],
  )
  return Object.fromEntries(story.routes.map(({ route, counts }) => [route, counts]))
}

test('a requirement fails at the routes of the checks that it fails, and holds at the others', () => {
  const counts = countsOf({}, {})
  assert.deepEqual([counts['GET /templates']?.passed, counts['GET /templates']?.failed], [1, 0])
  assert.deepEqual([counts['POST /payments/connect']?.passed, counts['POST /payments/connect']?.failed], [0, 1])
})

test('of a rule with places, those of the route count', () => {
  const places = { what: 'routes', judged: ['GET /templates'], broken: ['GET /templates'], missed: [] }
  assert.equal(countsOf({ verdict: 'failed', places }, {})['GET /templates']?.failed, 1)
})
