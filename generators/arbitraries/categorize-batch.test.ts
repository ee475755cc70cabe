import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { categorizeBatch, categorizeBatchEdges, itemKinds } from './categorize-batch.ts'

keepsLaws('categorizeBatch', categorizeBatch(), {
  member: (kinds) => kinds.length >= 1 && kinds.length <= 100 && kinds.every((kind) => itemKinds.includes(kind)),
  edges: categorizeBatchEdges,
  simplest: (kinds) => kinds.length === 1 && kinds[0] === 'good',
  reaches: {
    'large batches': (kinds) => kinds.length > 40,
    'good and bad items together': (kinds) => kinds.includes('good') && kinds.some((kind) => kind !== 'good'),
    ...Object.fromEntries(itemKinds.map((one) => [one, (kinds: string[]) => kinds.includes(one)])),
  },
})

test('Batches are mostly small, since each item counts against the limit of a day', () => {
  const sizes = fc.sample(categorizeBatch(), { seed: 5, numRuns: 300 }).map(({ length }) => length)
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) / sizes.length < 10)
})
