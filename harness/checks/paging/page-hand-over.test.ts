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
import { inOneLine } from '../answers/in-one-line.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unjudgeablePages } from './sample-pages.ts'

const ids = numberedIds(1, 25)
const right = samplePages(ids, 10)
const [first, second] = right as [Exchange, Exchange]
const rows = (from: number, count = 10) => numberedIds(from, count).map((id) => ({ id }))
const page = (data: unknown[], meta: object = {}) => sampleExchange(200, { data, meta })
const naming = (next: string) => page([], { next_page: next })
const refusal = sampleRefusal(400, 'WrongRequestFormat')

it('asks for no further page where the rule is looked at on other lists too', () => {
  assert.equal(inOneLine(nextIdStartsNextPage([first], 1)), 'held: next-id-starts-page {"pages":0}; 1 exchange')
})

it('holds on a right sequence', () => {
  assert.equal(inOneLine(nextIdStartsNextPage(right)), 'held: next-id-starts-page {"pages":2}; 3 exchanges')
  assert.equal(inOneLine(fromIdIsInclusive(second, '11')), 'held: from-id-starts-page {"fromId":"11"}; 1 exchange')
  assert.equal(
    inOneLine(nextPageEqualsFromId(samplePages(ids, 10)[1] as Exchange, second)),
    'held: next-page-equals-from-id {"rows":10}; 2 exchanges',
  )
  assert.equal(inOneLine(nextPageIsRelative(right)), 'held: next-page-relative {"pages":2}; 3 exchanges')
})

it('finds a next_id that is the last of its page, though the union of pages is right', () => {
  const pages = [page(rows(1), { next_id: '10' }), page(rows(11), { next_id: '21' }), page(rows(21))]
  const judgement = nextIdStartsNextPage(pages)
  assert.equal(
    inOneLine(judgement),
    'broken: page-starts-elsewhere {"first":"11","nextId":"10"}; wanted meta.next_id 10, got 11 first at data[0].id; 2 exchanges',
  )
  assert.deepEqual(judgement.evidence, pages.slice(0, 2))
  const inclusive = fromIdIsInclusive(pages[1] as Exchange, '10')
  assert.equal(
    inOneLine(inclusive),
    'broken: from-id-not-inclusive {"first":"11","fromId":"10"}; wanted 10, got 11 at data[0].id; 1 exchange',
  )
  assert.deepEqual(inclusive.evidence, [pages[1]])
})

it('is broken by a page without a next_id, by an empty one behind a next_id, and late in a sequence too', () => {
  assert.equal(
    inOneLine(nextIdStartsNextPage([page(rows(1)), page(rows(11))])),
    'broken: page-starts-elsewhere {"first":"11"}; wanted meta.next_id to be given, got 11 first at data[0].id; 2 exchanges',
  )
  assert.equal(
    inOneLine(nextIdStartsNextPage([page(rows(1)), page([])])),
    'broken: page-starts-elsewhere {}; wanted meta.next_id to be given, got no row first at data[0].id; 2 exchanges',
  )
  assert.equal(
    inOneLine(nextIdStartsNextPage([page(rows(1), { next_id: '11' }), page([])])),
    'broken: page-starts-elsewhere {"nextId":"11"}; wanted meta.next_id 11, got no row first at data[0].id; 2 exchanges',
  )
  assert.equal(
    inOneLine(nextIdStartsNextPage([first, page(rows(11), { next_id: '22' }), page(rows(21))])),
    'broken: page-starts-elsewhere {"first":"21","nextId":"22"}; wanted meta.next_id 22, got 21 first at data[0].id; 2 exchanges',
  )
  assert.equal(
    inOneLine(fromIdIsInclusive(page([]), '1')),
    'broken: from-id-not-inclusive {"fromId":"1"}; wanted 1, got no row at data[0].id; 1 exchange',
  )
})

it('is broken by other rows behind next_page, by more and by fewer of them', () => {
  assert.equal(
    inOneLine(nextPageEqualsFromId(samplePages(ids, 9)[1] as Exchange, second)),
    'broken: next-page-differs-from-id {"wanted":"11","got":"10"}; wanted 11, got 10 at data[0].id; 2 exchanges',
  )
  assert.equal(
    inOneLine(nextPageEqualsFromId(page(rows(11, 9)), second)),
    'broken: next-page-differs-from-id {"wanted":"20","got":"no row"}; wanted 20, got no row at data[9].id; 2 exchanges',
  )
  const more = page(rows(11, 11))
  const judgement = nextPageEqualsFromId(more, second)
  assert.equal(
    inOneLine(judgement),
    'broken: next-page-differs-from-id {"wanted":"no row","got":"21"}; wanted no row, got 21 at data[10].id; 2 exchanges',
  )
  assert.deepEqual(judgement.evidence, [second, more])
})

it('is broken by a refusal of the page that next_page names, and by no other refusal', () => {
  assert.equal(
    inOneLine(nextPageEqualsFromId(refusal, second)),
    'broken: next-page-refused {"outcome":"400 WrongRequestFormat"}; wanted the next page, got 400 WrongRequestFormat at meta.next_page; 2 exchanges',
  )
  const judgement = refusedBehindNextPage([first, second, refusal, refusal])
  assert.equal(
    inOneLine(judgement),
    'broken: next-page-refused {"outcome":"400 WrongRequestFormat"}; wanted the next page, got 400 WrongRequestFormat at meta.next_page; 2 exchanges',
  )
  assert.deepEqual(judgement?.evidence, [first, refusal])
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
  assert.equal(
    inOneLine(nextPageIsRelative([naming('//x.test/x')])),
    'broken: next-page-absolute; wanted a relative path, got //x.test/x at meta.next_page; 1 exchange',
  )
})

it('takes a scheme or slashes within a relative path for a part of it', () => {
  for (const next of ['/x?return=https://x.test', '/a//b', '/a:b', 'x/a:b', '2:x'])
    assert.equal(nextPageIsRelative([naming(next), page([])]).finding, 'held', next)
})

it('is inconclusive without a next page, and for a transport error or a refusal', () => {
  const empty = page([])
  assert.equal(inOneLine(nextPageEqualsFromId(empty, empty)), 'inconclusive: both-pages-empty; 2 exchanges')
  assert.equal(inOneLine(nextPageIsRelative([empty])), 'inconclusive: no-next-page-named; 1 exchange')
  assert.equal(
    inOneLine(nextIdStartsNextPage([second])),
    'inconclusive: too-few-pages {"least":2,"pages":1,"rows":10}; 1 exchange',
  )
  assert.equal(fromIdIsInclusive(sampleTransportError(), '1').finding, 'inconclusive')
  for (const pages of unjudgeablePages()) assert.equal(nextIdStartsNextPage(pages).finding, 'inconclusive')
})
