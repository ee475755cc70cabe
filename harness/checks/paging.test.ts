import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import type { Exchange } from '../client/exchange.ts'
import { idsAscend } from './ids-ascend.ts'
import { fromIdIsInclusive, nextIdStartsNextPage, nextPageEqualsFromId, nextPageIsRelative } from './page-hand-over.ts'
import { dataIsArray, lastPageEnds, metaNamesNextPage, metaOnLists } from './page-meta.ts'
import { defaultPageIs, pageHolds } from './page-size.ts'
import { sampleExchange, sampleRefusal, sampleTrouble } from './sample-exchange.ts'
import { eachRowOnce, sameRowsForEveryPageSize } from './walk-complete.ts'

function walk(ids: readonly string[], size: number, fields: Record<string, unknown>[] = []): Exchange[] {
  const pages: Exchange[] = []
  for (let start = 0; start < ids.length; start += size) {
    const next = ids[start + size] ?? null
    const data = ids.slice(start, start + size).map((id, index) => ({ id, ...fields[start + index] }))
    pages.push(sampleExchange(200, { data, meta: { next_id: next, next_page: next && `/api/v4/x?from_id=${next}` } }))
  }
  return pages
}

const numbered = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index))
const ids = numbered(990, 25)
const right = walk(ids, 10)
const trouble = [...right, sampleTrouble()]

it('holds every rule on a right walk, whatever its size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 30 }), (count, size) => {
      const pages = walk(numbered(95, count), size)
      const findings = [idsAscend(pages), lastPageEnds(pages), metaOnLists(pages), dataIsArray(pages)]
      const many = [eachRowOnce, nextIdStartsNextPage, metaNamesNextPage].map((check) => check(pages))
      assert.deepEqual(new Set(findings.map(({ finding }) => finding)), new Set(['held']))
      for (const { finding } of many) assert.equal(finding, pages.length > 1 ? 'held' : 'inconclusive')
    }),
  )
})

it('blames no page for trouble or a refusal', () => {
  for (const check of [
    idsAscend,
    eachRowOnce,
    nextIdStartsNextPage,
    metaNamesNextPage,
    lastPageEnds,
    nextPageIsRelative,
  ]) {
    assert.equal(check(trouble).finding, 'inconclusive')
    assert.equal(check([sampleRefusal(400, 'ClientDisabled')]).finding, 'inconclusive')
  }
})

describe('idsAscend', () => {
  it('is broken by newest first, also across a boundary, and says where', () => {
    const judgement = idsAscend(walk(['1', '2', '3', '5', '4'], 4))
    assert.equal(judgement.finding, 'broken')
    assert.equal(judgement.place, 'data[0].id')
    assert.equal(judgement.evidence.length, 2)
  })
  it('compares digits as numbers', () => {
    assert.equal(idsAscend(walk(['999', '1000'], 10)).finding, 'held')
    assert.equal(idsAscend(walk(['1000', '999'], 10)).finding, 'broken')
  })
  it('takes other forms by text, by numbers in text or by creation', () => {
    const moments = [1, 2, 3].map((day) => ({ created_at: `2026-03-0${day}T00:00:00Z` }))
    assert.equal(idsAscend(walk(['tx_9', 'tx_10', 'tx_11'], 10)).finding, 'held')
    assert.equal(idsAscend(walk(['f3', '07', 'a1'], 10, moments)).finding, 'held')
    assert.equal(idsAscend(walk(['f3', '07', 'a1'], 10, moments.toReversed())).finding, 'broken')
    assert.equal(idsAscend(walk(['f3', '07', 'a1'], 10)).finding, 'inconclusive')
  })
  it('is inconclusive for fewer than two rows', () => assert.equal(idsAscend(walk(['1'], 1)).finding, 'inconclusive'))
})

it('finds a row met twice and a row missed', () => {
  assert.equal(eachRowOnce(walk(['1', '2', '2', '3'], 2)).got, '2 again')
  assert.equal(eachRowOnce(right, { ids: [...ids, '2000'] }).wanted, 'the row 2000')
})

it('finds rows that depend on the page size', () => {
  assert.equal(sameRowsForEveryPageSize([right, walk(ids, 25)]).finding, 'held')
  assert.equal(sameRowsForEveryPageSize([right, walk(ids.slice(0, 24), 8)]).got, 'no row')
  assert.equal(sameRowsForEveryPageSize([walk(ids, 25), walk(ids, 30)]).finding, 'inconclusive')
  assert.equal(sameRowsForEveryPageSize([right]).finding, 'inconclusive')
})

const rows = (from: number) => numbered(from, 10).map((id) => ({ id }))
const naming = (page: string) => [sampleExchange(200, { data: [], meta: { next_page: page } })]
const firstPage = (size: number) => walk(ids, size)[0] as Exchange

it('finds a next_id that is the last of its page, though the union of pages is right', () => {
  const pages = [
    sampleExchange(200, { data: rows(1), meta: { next_id: '10' } }),
    sampleExchange(200, { data: rows(11) }),
  ]
  assert.equal(nextIdStartsNextPage(pages).got, '11 first')
  assert.equal(fromIdIsInclusive(pages[1] as Exchange, '10').got, '11')
  assert.equal(fromIdIsInclusive(pages[1] as Exchange, '11').finding, 'held')
})

it('compares the two ways to the next page', () => {
  const [one, other] = [walk(ids, 10)[1], walk(ids, 9)[1]] as [Exchange, Exchange]
  assert.equal(nextPageEqualsFromId(one, right[1] as Exchange).finding, 'held')
  assert.equal(nextPageEqualsFromId(other, one).finding, 'broken')
  assert.equal(
    nextPageEqualsFromId(sampleExchange(200, { data: [] }), sampleExchange(200, { data: [] })).finding,
    'inconclusive',
  )
})

it('finds a next_page with a host', () => {
  assert.equal(nextPageIsRelative(right).finding, 'held')
  for (const page of ['https://x.test/api/v4/x', '//x.test/x'])
    assert.equal(nextPageIsRelative(naming(page)).finding, 'broken')
  assert.equal(nextPageIsRelative(walk(['1'], 1)).finding, 'inconclusive')
})

it('finds pages of another size', () => {
  assert.equal(pageHolds(right, 10).finding, 'held')
  assert.equal(pageHolds(right, 11).got, '10 rows')
  assert.equal(pageHolds(walk(['1'], 1), 10).finding, 'inconclusive')
})

it('compares the page without per_page with the default', () => {
  assert.equal(defaultPageIs(firstPage(10), firstPage(10), { size: 10 }).finding, 'held')
  assert.equal(defaultPageIs(firstPage(25), firstPage(10), { size: 10 }).got, '25 rows from 990')
  assert.equal(defaultPageIs(firstPage(25), firstPage(25)).finding, 'inconclusive')
})

it('finds lists without meta, pages that name no next one and walks that do not end', () => {
  assert.equal(metaOnLists([sampleExchange(200, { data: [] })]).finding, 'broken')
  assert.equal(dataIsArray([sampleExchange(200, { data: {} })]).got, 'object')
  assert.equal(metaNamesNextPage([right[2] as Exchange, right[1] as Exchange]).place, 'meta.next_id')
  assert.equal(lastPageEnds(right.slice(0, 2)).finding, 'broken')
})
