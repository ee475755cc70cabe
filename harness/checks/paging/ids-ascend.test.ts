import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as fc from 'fast-check'
import { idsAscend } from './ids-ascend.ts'
import { numberedIds, samplePages, unjudgeablePages } from './sample-pages.ts'

const moments = [1, 2, 3].map((day) => ({ created_at: `2026-03-0${day}T00:00:00Z` }))
const opaque = ['f3', '07', 'a1']

it('holds for ids of digits that ascend, whatever the page size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 30 }), (count, size) => {
      assert.equal(idsAscend(samplePages(numberedIds(95, count), size)).finding, 'held')
    }),
  )
})

it('compares digits as numbers', () => {
  assert.equal(idsAscend(samplePages(['999', '1000'], 10)).finding, 'held')
  assert.equal(idsAscend(samplePages(['1000', '999'], 10)).finding, 'broken')
})

it('is broken across a boundary too, and says where', () => {
  const judgement = idsAscend(samplePages(['1', '2', '3', '5', '4'], 4))
  assert.equal(judgement.finding, 'broken')
  assert.equal(judgement.place, 'data[0].id')
  assert.equal(judgement.evidence.length, 2)
})

it('takes other forms by text, by numbers in text or by creation', () => {
  assert.equal(idsAscend(samplePages(['tx_9', 'tx_10', 'tx_11'], 10)).finding, 'held')
  assert.equal(idsAscend(samplePages(opaque, 10, moments)).finding, 'held')
  assert.equal(idsAscend(samplePages(opaque, 10, moments.toReversed())).finding, 'broken')
})

it('is inconclusive where the order cannot be told', () => {
  assert.equal(idsAscend(samplePages(opaque, 10)).finding, 'inconclusive')
  assert.equal(idsAscend(samplePages(['1'], 1)).finding, 'inconclusive')
  for (const pages of unjudgeablePages()) assert.equal(idsAscend(pages).finding, 'inconclusive')
})
