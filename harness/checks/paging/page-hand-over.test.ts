import type { Exchange } from '../../../core/exchange.ts'
import {
  fromIdIsInclusive,
  nextIdStartsNextPage,
  nextPageIsRelative,
  refusedBehindNextPage,
  startsNoEarlier,
} from './page-hand-over.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { numberedIds, samplePages, unusablePages } from '../test-support/sample-pages.ts'

const ids = numberedIds(1, 25)
const right = samplePages(ids, 10)
const [first, second] = right as [Exchange, Exchange]
const rows = (from: number, count = 10) => numberedIds(from, count).map((id) => ({ id }))
const page = (data: unknown[], meta: object = {}) => sampleExchange(200, { data, meta })
const naming = (next: string) => page([], { next_page: next })
const onward = (next: string) => nextPageIsRelative([naming('/right'), naming(next)])
const refusal = sampleRefusal(400, 'WrongRequestFormat')

const repeating = [page(rows(1), { next_id: '10' }), page(rows(11), { next_id: '21' }), page(rows(21))]
const behind = refusedBehindNextPage([first, second, refusal, refusal])

cases(
  'holds on a right sequence',
  [nextIdStartsNextPage(right), 'held: holds-for (3)'],
  [fromIdIsInclusive(second, '11'), 'held: holds'],
  'finds a next_id that is the last of its page, though the union of pages is right',
  [nextIdStartsNextPage(repeating).evidence, repeating.slice(0, 2)],
  [fromIdIsInclusive(repeating[1] as Exchange, '10'), 'broken: 11 at data[0].id'],
  'is broken by a page without a next_id, by an empty one behind a next_id, and late in a sequence too',
  [nextIdStartsNextPage([page(rows(1)), page(rows(11))]), 'broken: 11 first at data[0].id (2)'],
  [nextIdStartsNextPage([page(rows(1)), page([])]), 'broken: no row first at data[0].id (2)'],
  [fromIdIsInclusive(page([]), '1'), 'broken: no row at data[0].id'],
  'wants no row before the from_id, and knows the order of numbers alone',
  [startsNoEarlier(page(rows(7)), '7'), 'held: holds'],
  [startsNoEarlier(page(rows(9, 2)), '10'), 'broken: 9 at data[0].id'],
  [startsNoEarlier(page(rows(9)), 'a'), undefined],
  'is broken by a refusal of the page that next_page names, and by no other refusal',
  [behind?.evidence, [first, refusal]],
  ...[[first, sampleTransportError()], [refusal, refusal], [refusal], [], right].map(
    (pages) => [refusedBehindNextPage(pages), undefined] as const,
  ),
  'is broken by a next_page with a scheme or a host',
  ...['https://x.test/api/v4/x', '//x.test/x', 'h2+x.y-z:/x', 'HTTPS:/x'].map(
    (next) => [onward(next), `broken: ${next} at meta.next_page`] as const,
  ),
  'takes a scheme or slashes within a relative path for a part of it',
  ...['/x?return=https://x.test', '/a//b', '/a:b', 'x/a:b', '2:x'].map((next) => [onward(next), 'held', next] as const),
  'is inconclusive without a next page, and for a transport error or a refusal',
  [nextPageIsRelative([page([])]), 'inconclusive: list-too-short'],
  [nextIdStartsNextPage([second]), 'inconclusive: list-too-short'],
  [fromIdIsInclusive(sampleTransportError(), '1'), 'inconclusive'],
  ...unusablePages().map((pages) => [nextIdStartsNextPage(pages), 'inconclusive'] as const),
)
