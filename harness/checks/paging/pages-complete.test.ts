import assert from 'node:assert/strict'
import { it } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { numberedIds, samplePages } from './sample-pages.ts'
import { eachRowOnce, sameRowsForEveryPageSize } from './pages-complete.ts'

const ids = numberedIds(990, 25)
const right = samplePages(ids, 10)

it('holds where every row came once', () => {
  says(eachRowOnce(right), 'held: holds-for (3)')
  says(eachRowOnce(samplePages(ids, 13)), 'held: holds-for (2)')
})

it('is broken by a row met twice, which both pages show', () => {
  const pages = samplePages(['1', '2', '3', '4', '5', '3'], 2)
  const judgement = eachRowOnce(pages)
  says(judgement, 'broken: 3 again at data[1].id (2)')
  assert.deepEqual(judgement.evidence, [pages[1], pages[2]])
})

it('is broken by a full page that names no next one while more rows are known, and inconclusive where none are', () => {
  const long = numberedIds(1, 132)
  const [full] = samplePages(long, 100)
  assert.ok(full)
  says(eachRowOnce([full], { ids: long }), 'broken: 32 rows missing')
  const known = long.slice(0, 100)
  says(eachRowOnce([full], { ids: known }), 'inconclusive: too-few-pages')
  const growing = samplePages(ids, 25)
  says(eachRowOnce(growing, { ids: [...ids, '2000'] }), 'inconclusive: too-few-pages')
})

it('holds where every page size gives the same rows', () =>
  says(sameRowsForEveryPageSize([samplePages(ids, 13), samplePages(ids, 25)]), 'held: page-size-keeps-rows (3)'))

it('is broken by rows that depend on the page size, shown by the two sequences that differ', () => {
  const shorter = samplePages(ids.slice(0, 24), 8)
  says(sameRowsForEveryPageSize([right, shorter]), 'broken: no row (6)')
  const turned = samplePages(ids.toReversed(), 8)
  const judgement = sameRowsForEveryPageSize([right, samplePages(ids, 25), turned, right])
  says(judgement, 'broken: 1014 (7)')
  assert.deepEqual(judgement.evidence, [...right, ...turned])
})

it('is inconclusive for one page, one sequence, a transport error or a refusal', () => {
  const single = [samplePages(ids, 25), samplePages(ids, 30)]
  says(sameRowsForEveryPageSize(single), 'inconclusive: no-sequence-of-pages (2)')
  says(sameRowsForEveryPageSize([right]), 'inconclusive: one-sequence-only (3)')
})
