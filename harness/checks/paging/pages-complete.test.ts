import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../answers/in-one-line.ts'
import { numberedIds, samplePages, unjudgeablePages } from './sample-pages.ts'
import { eachRowOnce, sameRowsForEveryPageSize } from './pages-complete.ts'

const ids = numberedIds(990, 25)
const right = samplePages(ids, 10)

it('holds where every row came once', () => {
  assert.equal(inOneLine(eachRowOnce(right)), 'held: each-row-once {"rows":25,"pages":3}; 3 exchanges')
  assert.equal(inOneLine(eachRowOnce(right, { ids })), 'held: each-row-once {"rows":25,"pages":3}; 3 exchanges')
  assert.equal(inOneLine(eachRowOnce(samplePages(ids, 13))), 'held: each-row-once {"rows":25,"pages":2}; 2 exchanges')
})

it('is broken by a row met twice, which both pages show', () => {
  const pages = samplePages(['1', '2', '3', '4', '5', '3'], 2)
  const judgement = eachRowOnce(pages)
  assert.equal(
    inOneLine(judgement),
    'broken: row-met-twice {"id":"3"}; wanted each row once, got 3 again at data[1].id; 2 exchanges',
  )
  assert.deepEqual(judgement.evidence, [pages[1], pages[2]])
})

it('is broken by rows missed, of which it names the first', () => {
  assert.equal(
    inOneLine(eachRowOnce(right, { ids: [...ids, '2000', '2001'] })),
    'broken: rows-missing {"missing":2,"first":"2000"}; wanted the row 2000, got 2 rows missing; 3 exchanges',
  )
})

it('is broken by a full page that names no next one while more rows are known, and inconclusive where none are', () => {
  const long = numberedIds(1, 132)
  const [full] = samplePages(long, 100)
  assert.ok(full)
  assert.equal(
    inOneLine(eachRowOnce([full], { ids: long })),
    'broken: rows-missing {"missing":32,"first":"101"}; wanted the row 101, got 32 rows missing; 1 exchange',
  )
  const known = long.slice(0, 100)
  assert.equal(
    inOneLine(eachRowOnce([full], { ids: known })),
    'inconclusive: too-few-pages {"least":2,"pages":1,"rows":100}; 1 exchange',
  )
  const growing = samplePages(ids, 25)
  assert.equal(
    inOneLine(eachRowOnce(growing, { ids: [...ids, '2000'] })),
    'inconclusive: too-few-pages {"least":2,"pages":1,"rows":25}; 1 exchange',
  )
})

it('holds where every page size gives the same rows', () => {
  assert.equal(
    inOneLine(sameRowsForEveryPageSize([right, samplePages(ids, 25)])),
    'held: page-size-keeps-rows {"sequences":2,"rows":25}; 4 exchanges',
  )
  assert.equal(
    inOneLine(sameRowsForEveryPageSize([samplePages(ids, 13), samplePages(ids, 25)])),
    'held: page-size-keeps-rows {"sequences":2,"rows":25}; 3 exchanges',
  )
})

it('is broken by rows that depend on the page size, shown by the two sequences that differ', () => {
  const shorter = samplePages(ids.slice(0, 24), 8)
  assert.equal(
    inOneLine(sameRowsForEveryPageSize([right, shorter])),
    'broken: page-size-changes-rows {"at":24,"wanted":"1014","got":"no row"}; wanted 1014 at position 24, got no row; 6 exchanges',
  )
  assert.equal(
    inOneLine(sameRowsForEveryPageSize([shorter, right])),
    'broken: page-size-changes-rows {"at":24,"wanted":"no row","got":"1014"}; wanted no row at position 24, got 1014; 6 exchanges',
  )
  const turned = samplePages(ids.toReversed(), 8)
  const judgement = sameRowsForEveryPageSize([right, samplePages(ids, 25), turned, right])
  assert.equal(
    inOneLine(judgement),
    'broken: page-size-changes-rows {"at":0,"wanted":"990","got":"1014"}; wanted 990 at position 0, got 1014; 7 exchanges',
  )
  assert.deepEqual(judgement.evidence, [...right, ...turned])
})

it('is inconclusive for one page, one sequence, a transport error or a refusal', () => {
  assert.equal(
    inOneLine(eachRowOnce(samplePages(ids, 100))),
    'inconclusive: too-few-pages {"least":2,"pages":1,"rows":25}; 1 exchange',
  )
  const single = [samplePages(ids, 25), samplePages(ids, 30)]
  assert.equal(inOneLine(sameRowsForEveryPageSize(single)), 'inconclusive: no-sequence-of-pages; 2 exchanges')
  assert.equal(inOneLine(sameRowsForEveryPageSize([right])), 'inconclusive: one-sequence-only; 3 exchanges')
  for (const pages of unjudgeablePages()) {
    assert.equal(eachRowOnce(pages).finding, 'inconclusive')
    assert.equal(sameRowsForEveryPageSize([right, pages]).finding, 'inconclusive')
  }
})
