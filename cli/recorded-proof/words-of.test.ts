import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided } from '../../core/journal-events.ts'
import { wordsOf } from './words-of.ts'

test('words come from the row, the steps and the facts, each in the singular and as a participle', () => {
  const id = 'ais/across-versions/ids-of-this-version'
  const judged = { requirement: id, facts: { names: ['connection_id'], place: 'data.customer_id' } }
  const other = { requirement: 'ais/rates/list', facts: { place: 'rate' } }
  const decided = { steps: ['Then one is marked as a duplicate'], judgements: [judged, other] }
  const words = wordsOf(new Set([id]), decided as unknown as CheckDecided)
  for (const word of ['ids', 'id', 'connection_id', 'customer_id', 'duplicated']) assert.ok(words.has(word), word)
  assert.ok(!words.has('rate'))
})
