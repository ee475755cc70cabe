import { cases } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { defaultPageIs, nextPageKeepsSize, pageHolds } from './page-size.ts'
import { sampleExchange, sampleTransportError } from '../test-support/sample-exchange.ts'
import { numberedIds, samplePages, unusablePages } from '../test-support/sample-pages.ts'

const ids = numberedIds(990, 25)
const firstPage = (size: number, of = ids) => samplePages(of, size)[0] as Exchange
const [five, ten, all] = [firstPage(5), firstPage(10), firstPage(25)]
const none = sampleExchange(200, { data: [], meta: {} })
const ended = firstPage(10, ids.slice(0, 10))
const [, full, last] = samplePages(ids, 10) as [Exchange, Exchange, Exchange]

/** Whether pages of these many rows each, all but the last with a next one, hold ten. */
function sizes(...counts: number[]) {
  const pages = counts.map((count, at) =>
    firstPage(count, numberedIds(100 * at + 100, at + 1 < counts.length ? count + 1 : count)),
  )
  const { finding, wanted, got, place, reason, evidence } = pageHolds(pages, 10)
  return [finding, wanted ?? reason.facts, got, place, evidence.map((one) => pages.indexOf(one))]
}

cases(
  'holds for pages of the size asked for, of which the last is full or shorter',
  [pageHolds(samplePages(ids, 10), 10), 'held'],
  ...[10, 1].map(
    (count) => [sizes(10, 10, count), ['held', { seen: 2, noun: 'page' }, undefined, undefined, [0, 1, 2]]] as const,
  ),
  'is broken by a last page that is too long and an earlier one that is longer or shorter, and names that page',
  [sizes(10, 10, 11), ['broken', 'at most 10 rows on page 3 of 3', '11 rows', 'data', [2]]],
  [sizes(10, 9, 3), ['broken', '10 rows on page 2 of 3', '9 rows', 'data', [1]]],
  [sizes(11, 10, 3), ['broken', '10 rows on page 1 of 3', '11 rows', 'data', [0]]],
  'compares the default with the size asked for, row by row',
  [defaultPageIs(ten, ten, { size: 10 }).reason.facts, { seen: 10, noun: 'row' }],
  [defaultPageIs(five, ten, { size: 10 }), 'broken: 5 rows from 990 at data (2)'],
  [defaultPageIs(five, ten, { size: 10 }).wanted, '10 rows from 990, as with per_page 10'],
  [defaultPageIs(none, ten), 'broken: 0 rows from nowhere at data (2)'],
  [defaultPageIs(ten, none), 'broken: 10 rows from 990 at data (2)'],
  'compares the page behind next_page with a page of the size, unless that is the last one',
  [nextPageKeepsSize(full, full), 'held: holds-for (2)'],
  [nextPageKeepsSize(samplePages(ids, 9)[1] as Exchange, full), 'broken: 9 rows at data (2)'],
  [nextPageKeepsSize(last, last), 'inconclusive: list-too-short (2)'],
  [nextPageKeepsSize(sampleTransportError(), full), 'inconclusive'],
  'is inconclusive where the list is too short, and for a transport error or a refusal',
  [pageHolds(samplePages(ids, 100), 100), 'inconclusive'],
  [defaultPageIs(all, all), 'inconclusive'],
  [defaultPageIs(ended, ended, { size: 10 }), 'inconclusive: list-too-short (2)'],
  [defaultPageIs(ten, sampleTransportError()), 'inconclusive'],
  ...unusablePages().map((pages) => [pageHolds(pages, 2), 'inconclusive'] as const),
)
