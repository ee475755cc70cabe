import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as fc from 'fast-check'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { idsAscend } from './ids-ascend.ts'
import { numberedIds, samplePages, unusablePages } from './sample-pages.ts'

const moments = [1, 2, 3].map((day) => ({ created_at: `2026-03-0${day}T00:00:00Z` }))
const opaque = ['f3', '07', 'a1']
const lineOf = (ids: readonly string[], fields?: Record<string, unknown>[]) =>
  inOneLine(idsAscend(samplePages(ids, 10, fields)))

it('holds for ids of digits that ascend, whatever the page size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 30 }), (count, size) => {
      assert.equal(idsAscend(samplePages(numberedIds(95, count), size)).finding, 'held')
    }),
  )
})

it('compares digits as numbers', () => {
  assert.equal(lineOf(['0', '1']), 'held: holds-for')
  assert.equal(lineOf(['999', '1000']), 'held: holds-for')
  assert.equal(lineOf(['1000', '999']), 'broken: 999 at data[1].id')
  assert.equal(lineOf(['7', '7']), 'broken: 7 at data[1].id')
})

it('is broken across a boundary too, and says where', () => {
  const pages = samplePages(['1', '2', '3', '5', '4'], 4)
  assert.deepEqual(idsAscend(pages).evidence, pages)
})

it('is broken within a page, which alone shows it', () => {
  const pages = samplePages(['1', '2', '3', '5', '4', '6', '7'], 3)
  assert.deepEqual(idsAscend(pages).evidence, [pages[1]])
  const [first] = samplePages(['2', '1'], 3)
  assert.deepEqual(idsAscend([first!]).evidence, [first])
})

it('takes other forms by text, by numbers in text or by creation', () => {
  assert.equal(lineOf(['tx_9', 'tx_10', 'tx_11']), 'held: holds-for')
  assert.equal(lineOf(['0a', '0b', 'B', 'a']), 'held: holds-for')
  assert.equal(lineOf(opaque, moments), 'held: holds-for')
  assert.equal(lineOf(opaque, moments.toReversed()), 'broken: 07, created before f3 at data[1].id')
  const [first, second] = moments
  assert.equal(lineOf(opaque, [first!, first!, second!]), 'held: holds-for')
})

it('takes digits beside other signs for no number', () => {
  assert.equal(lineOf(['9', '10x', '11']), 'held: holds-for')
  assert.equal(lineOf(['10', '9x', '8']), 'inconclusive: order-of-ids-unknown')
})

it('is inconclusive where the order cannot be seen', () => {
  assert.equal(lineOf(opaque), 'inconclusive: order-of-ids-unknown')
  assert.equal(lineOf(['a', 'a']), 'inconclusive: order-of-ids-unknown')
  assert.equal(lineOf(opaque, [moments[0]!, moments[0]!, moments[0]!]), 'inconclusive: order-of-ids-unknown')
  assert.equal(lineOf(opaque, [moments[0]!, {}, moments[2]!]), 'inconclusive: order-of-ids-unknown')
  assert.equal(lineOf(['1']), 'inconclusive: too-few-rows-to-order')
  for (const pages of unusablePages()) assert.equal(idsAscend(pages).finding, 'inconclusive')
})
