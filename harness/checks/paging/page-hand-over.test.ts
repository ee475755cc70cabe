import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import {
  fromIdIsInclusive,
  nextIdStartsNextPage,
  nextPageEqualsFromId,
  nextPageIsRelative,
  refusedBehindNextPage,
} from './page-hand-over.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unjudgeablePages } from './sample-pages.ts'

const ids = numberedIds(1, 25)
const right = samplePages(ids, 10)
const second = right[1] as Exchange
const rows = (from: number) => numberedIds(from, 10).map((id) => ({ id }))
const naming = (page: string) => [sampleExchange(200, { data: [], meta: { next_page: page } })]

it('holds on a right sequence', () => {
  assert.equal(nextIdStartsNextPage(right).finding, 'held')
  assert.equal(fromIdIsInclusive(second, '11').finding, 'held')
  assert.equal(nextPageEqualsFromId(samplePages(ids, 10)[1] as Exchange, second).finding, 'held')
  assert.equal(nextPageIsRelative(right).finding, 'held')
})

it('finds a next_id that is the last of its page, though the union of pages is right', () => {
  const pages = [
    sampleExchange(200, { data: rows(1), meta: { next_id: '10' } }),
    sampleExchange(200, { data: rows(11) }),
  ]
  assert.equal(nextIdStartsNextPage(pages).got, '11 first')
  assert.equal(fromIdIsInclusive(pages[1] as Exchange, '10').got, '11')
})

it('is broken by other rows behind next_page', () => {
  assert.equal(nextPageEqualsFromId(samplePages(ids, 9)[1] as Exchange, second).place, 'data[0].id')
})

it('is broken by a refusal of the page that next_page names, and by no other refusal', () => {
  const refusal = sampleRefusal(400, 'WrongRequestFormat')
  const [first = second] = right
  assert.equal(nextPageEqualsFromId(refusal, second).finding, 'broken')
  assert.equal(refusedBehindNextPage([first, refusal])?.got, '400 WrongRequestFormat')
  assert.equal(refusedBehindNextPage([first, sampleTransportError()]), undefined)
  assert.equal(refusedBehindNextPage([refusal]), undefined)
  assert.equal(refusedBehindNextPage(right), undefined)
})

it('is broken by a next_page with a scheme or a host', () => {
  for (const page of ['https://x.test/api/v4/x', '//x.test/x']) {
    assert.equal(nextPageIsRelative(naming(page)).got, page)
  }
})

it('is inconclusive without a next page, trouble or a refusal', () => {
  const empty = sampleExchange(200, { data: [] })
  assert.equal(nextPageEqualsFromId(empty, empty).finding, 'inconclusive')
  assert.equal(nextPageIsRelative([empty]).finding, 'inconclusive')
  assert.equal(nextIdStartsNextPage([second]).finding, 'inconclusive')
  assert.equal(fromIdIsInclusive(sampleTransportError(), '1').finding, 'inconclusive')
  for (const pages of unjudgeablePages()) assert.equal(nextIdStartsNextPage(pages).finding, 'inconclusive')
})
