import { cases } from '../../../core/test-support/cases.ts'
import { sampleRefusal } from '../test-support/sample-exchange.ts'
import { listGoesOn } from './list-goes-on.ts'
import { numberedIds, samplePages, unusablePages } from '../test-support/sample-pages.ts'

const page = (from: number, count: number) => samplePages(numberedIds(from, count), count)[0]!
const short = [page(1, 3)]

cases(
  'holds where pagination shows more rows than were said',
  [listGoesOn(samplePages(numberedIds(1, 7), 3), [], 6), 'held: seen (3)'],
  'is broken where another request shows further rows, or nothing else says that the list is short',
  [listGoesOn(short, [page(1, 3), page(3, 2)], 6), 'broken: none after 3 rows at meta (2)'],
  [listGoesOn(short, [sampleRefusal(400, 'WrongRequestFormat')], 6), 'broken: 3 rows at data (2)'],
  'is inconclusive where every request ends at the same row, since the profile may be wrong, and without pages',
  [listGoesOn(short, [page(1, 3), page(3, 1)], 6), 'inconclusive: cannot-decide (3)'],
  ...unusablePages().map((pages) => [listGoesOn(pages, [], 6), 'inconclusive'] as const),
)
