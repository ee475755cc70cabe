import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { defaultPageIs, nextPageKeepsSize, pageHolds } from './page-size.ts'
import { sampleExchange, sampleTransportError } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unusablePages } from './sample-pages.ts'

const ids = numberedIds(990, 25)
const firstPage = (size: number) => samplePages(ids, size)[0] as Exchange

it('is inconclusive where the list is too short, and for a transport error or a refusal', () => {
  assert.equal(pageHolds(samplePages(ids, 100), 100).finding, 'inconclusive')
  assert.equal(defaultPageIs(firstPage(25), firstPage(25)).finding, 'inconclusive')
  assert.equal(defaultPageIs(firstPage(10), sampleTransportError()).finding, 'inconclusive')
  for (const pages of unusablePages()) assert.equal(pageHolds(pages, 2).finding, 'inconclusive')
})

/** Pages of these many rows each, one after the other. */
function pagesOf(sizes: number[]): Exchange[] {
  const rows = numberedIds(
    100,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  return starts.map((start, at) => samplePages(rows.slice(start), sizes[at] ?? 0)[0] as Exchange)
}

it('is broken by a last page that is too long, and held by one that is full or shorter', () => {
  const long = pageHolds(pagesOf([10, 10, 11]), 10)
  assert.deepEqual(
    [long.finding, long.wanted, long.got, long.place],
    ['broken', 'at most 10 rows on page 3 of 3', '11 rows', 'data'],
  )
  for (const last of [10, 1]) {
    const held = pageHolds(pagesOf([10, 10, last]), 10)
    assert.deepEqual([held.reason.code, held.reason.facts], ['holds-for', { seen: 2, noun: 'page' }])
    assert.equal(held.evidence.length, 3)
  }
})

it('is broken by an earlier page that is longer or shorter, and names that page', () => {
  for (const [sizes, page] of [
    [[10, 9, 3], 2],
    [[11, 10, 3], 1],
  ] as const) {
    const pages = pagesOf([...sizes])
    const decided = pageHolds(pages, 10)
    assert.deepEqual([decided.finding, decided.wanted], ['broken', `10 rows on page ${page} of 3`])
    assert.deepEqual(decided.evidence, [pages[page - 1]])
  }
})

it('compares the default with the size asked for, row by row', () => {
  const [short, long] = [firstPage(5), firstPage(10)]
  const decided = defaultPageIs(short, long, { size: 10 })
  assert.deepEqual(
    [decided.finding, decided.wanted, decided.got, decided.place],
    ['broken', '10 rows from 990, as with per_page 10', '5 rows from 990', 'data'],
  )
  assert.deepEqual(decided.evidence, [long, short])
  const held = defaultPageIs(long, long, { size: 10 })
  assert.deepEqual([held.reason.code, held.reason.facts], ['holds-for', { seen: 10, noun: 'row' }])
})

const [, ended] = [firstPage(10), samplePages(ids.slice(0, 10), 10)[0] as Exchange]
const short = defaultPageIs(ended, ended, { size: 10 })
const [open, none] = [firstPage(10), sampleExchange(200, { data: [], meta: {} })]
const [, full, last] = samplePages(ids, 10) as [Exchange, Exchange, Exchange]

cases(
  'holds for pages of the size asked for',
  [pageHolds(samplePages(ids, 10), 10), 'held'],
  [defaultPageIs(firstPage(10), firstPage(10), { size: 10 }), 'held'],
  'compares a full page that only one of the two answers continues',
  [short, 'inconclusive: list-too-short-for-size (2)'],
  'says that a page holds nothing',
  [defaultPageIs(none, open), 'broken: 0 rows from nowhere at data (2)'],
  [defaultPageIs(open, none), 'broken: 10 rows from 990 at data (2)'],
  'compares the page behind next_page with a page of the size, unless that is the last one',
  [nextPageKeepsSize(full, full), 'held: holds-for (2)'],
  [nextPageKeepsSize(samplePages(ids, 9)[1] as Exchange, full), 'broken: 9 rows at data (2)'],
  [nextPageKeepsSize(last, last), 'inconclusive: second-page-is-last (2)'],
  [nextPageKeepsSize(sampleTransportError(), full), 'inconclusive'],
)
