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
import { says } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unusablePages } from './sample-pages.ts'

const ids = numberedIds(1, 25)
const right = samplePages(ids, 10)
const [first, second] = right as [Exchange, Exchange]
const rows = (from: number, count = 10) => numberedIds(from, count).map((id) => ({ id }))
const page = (data: unknown[], meta: object = {}) => sampleExchange(200, { data, meta })
const naming = (next: string) => page([], { next_page: next })
const refusal = sampleRefusal(400, 'WrongRequestFormat')

it('holds on a right sequence', () => {
  says(nextIdStartsNextPage(right), 'held: holds-for (3)')
  says(fromIdIsInclusive(second, '11'), 'held: holds')
  says(nextPageEqualsFromId(samplePages(ids, 10)[1] as Exchange, second), 'held: holds-for (2)')
  says(nextPageIsRelative(right), 'held: holds-for (3)')
})

it('finds a next_id that is the last of its page, though the union of pages is right', () => {
  const pages = [page(rows(1), { next_id: '10' }), page(rows(11), { next_id: '21' }), page(rows(21))]
  assert.deepEqual(nextIdStartsNextPage(pages).evidence, pages.slice(0, 2))
  const inclusive = fromIdIsInclusive(pages[1] as Exchange, '10')
  says(inclusive, 'broken: 11 at data[0].id')
  assert.deepEqual(inclusive.evidence, [pages[1]])
})

it('is broken by a page without a next_id, by an empty one behind a next_id, and late in a sequence too', () => {
  says(nextIdStartsNextPage([page(rows(1)), page(rows(11))]), 'broken: 11 first at data[0].id (2)')
  says(nextIdStartsNextPage([page(rows(1)), page([])]), 'broken: no row first at data[0].id (2)')
  says(fromIdIsInclusive(page([]), '1'), 'broken: no row at data[0].id')
})

it('is broken by other rows behind next_page, by more and by fewer of them', () => {
  says(nextPageEqualsFromId(page(rows(11, 9)), second), 'broken: no row at data[9].id (2)')
  const more = page(rows(11, 11))
  const judgement = nextPageEqualsFromId(more, second)
  says(judgement, 'broken: 21 at data[10].id (2)')
  assert.deepEqual(judgement.evidence, [second, more])
})

it('is broken by a refusal of the page that next_page names, and by no other refusal', () => {
  says(nextPageEqualsFromId(refusal, second), 'broken: 400 WrongRequestFormat at meta.next_page (2)')
  assert.deepEqual(refusedBehindNextPage([first, second, refusal, refusal])?.evidence, [first, refusal])
  for (const pages of [[first, sampleTransportError()], [refusal, refusal], [refusal], [], right])
    assert.equal(refusedBehindNextPage(pages), undefined)
})

it('is broken by a next_page with a scheme or a host', () => {
  for (const next of ['https://x.test/api/v4/x', '//x.test/x', 'h2+x.y-z:/x', 'HTTPS:/x']) {
    const absolute = naming(next)
    const judgement = nextPageIsRelative([naming('/right'), absolute])
    assert.equal(judgement.got, next)
    assert.deepEqual(judgement.evidence, [absolute])
  }
  says(nextPageIsRelative([naming('//x.test/x')]), 'broken: //x.test/x at meta.next_page')
})

it('takes a scheme or slashes within a relative path for a part of it', () => {
  for (const next of ['/x?return=https://x.test', '/a//b', '/a:b', 'x/a:b', '2:x'])
    assert.equal(nextPageIsRelative([naming(next), page([])]).finding, 'held', next)
})

it('is inconclusive without a next page, and for a transport error or a refusal', () => {
  const empty = page([])
  says(nextPageEqualsFromId(empty, empty), 'inconclusive: both-pages-empty (2)')
  says(nextPageIsRelative([empty]), 'inconclusive: no-next-page-named')
  says(nextIdStartsNextPage([second]), 'inconclusive: too-few-pages')
  assert.equal(fromIdIsInclusive(sampleTransportError(), '1').finding, 'inconclusive')
  for (const pages of unusablePages()) assert.equal(nextIdStartsNextPage(pages).finding, 'inconclusive')
})
