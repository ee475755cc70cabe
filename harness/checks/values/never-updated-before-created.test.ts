import assert from 'node:assert/strict'
import { test } from 'node:test'
import { neverUpdatedBeforeCreated } from './never-updated-before-created.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'

const early = '2026-01-01T10:00:00Z'
const late = '2026-01-01T10:00:02.5+00:00'

test('held where every resource is updated when it is created or later', () => {
  const body = {
    data: [
      { created_at: early, updated_at: late },
      { created_at: early, updated_at: early },
    ],
  }
  assert.equal(neverUpdatedBeforeCreated([sampleExchange(200, body)]).finding, 'held')
})

test('broken where one is updated earlier, at any depth', () => {
  const body = { data: { last_attempt: { created_at: late, updated_at: early } } }
  const judgement = neverUpdatedBeforeCreated([sampleExchange(200, body)])
  assert.equal(judgement.finding, 'broken')
  assert.equal(judgement.place, 'data.last_attempt.updated_at')
})

test('inconclusive where nothing tells both moments', () => {
  assert.equal(neverUpdatedBeforeCreated([sampleExchange(200, { data: {} })]).finding, 'inconclusive')
})
