import assert from 'node:assert/strict'
import { it } from 'node:test'
import { numberedIds, samplePages, unjudgeablePages } from './sample-pages.ts'
import { eachRowOnce, sameRowsForEveryPageSize } from './pages-complete.ts'

const ids = numberedIds(990, 25)
const right = samplePages(ids, 10)

it('holds where every row came once', () => {
  assert.equal(eachRowOnce(right).finding, 'held')
  assert.equal(eachRowOnce(right, { ids }).finding, 'held')
})

it('is broken by a row met twice and by a row missed', () => {
  assert.equal(eachRowOnce(samplePages(['1', '2', '2', '3'], 2)).got, '2 again')
  assert.equal(eachRowOnce(right, { ids: [...ids, '2000'] }).wanted, 'the row 2000')
})

it('holds where every page size gives the same rows', () => {
  assert.equal(sameRowsForEveryPageSize([right, samplePages(ids, 25)]).finding, 'held')
})

it('is broken by rows that depend on the page size', () => {
  assert.equal(sameRowsForEveryPageSize([right, samplePages(ids.slice(0, 24), 8)]).got, 'no row')
  assert.equal(sameRowsForEveryPageSize([right, samplePages(ids.toReversed(), 8)]).wanted, '990 at position 0')
})

it('is inconclusive over one page, one sequence, trouble or a refusal', () => {
  assert.equal(eachRowOnce(samplePages(ids, 100)).finding, 'inconclusive')
  assert.equal(sameRowsForEveryPageSize([samplePages(ids, 25), samplePages(ids, 30)]).finding, 'inconclusive')
  assert.equal(sameRowsForEveryPageSize([right]).finding, 'inconclusive')
  for (const pages of unjudgeablePages()) {
    assert.equal(eachRowOnce(pages).finding, 'inconclusive')
    assert.equal(sameRowsForEveryPageSize([right, pages]).finding, 'inconclusive')
  }
})
