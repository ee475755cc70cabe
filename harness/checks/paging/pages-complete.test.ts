import { cases } from '../../../core/test-support/cases.ts'
import { numberedIds, samplePages } from '../test-support/sample-pages.ts'
import { eachRowOnce, sameRowsForEveryPageSize } from './pages-complete.ts'

const ids = numberedIds(990, 25)
const of = (size: number, list = ids) => samplePages(list, size)
const twice = of(2, ['1', '2', '3', '4', '5', '3'])
const long = numberedIds(1, 132)
const full = of(100, long).slice(0, 1)
const [right, turned] = [of(10), of(8, ids.toReversed())]
const depends = sameRowsForEveryPageSize([right, of(25), turned, right])

cases(
  'holds where every row came once',
  [eachRowOnce(of(10)), 'held: holds-for (3)'],
  [eachRowOnce(of(13)), 'held: holds-for (2)'],
  'is broken by a row met twice, which both pages show',
  [eachRowOnce(twice), 'broken: 3 again at data[1].id (2)'],
  [eachRowOnce(twice).evidence, twice.slice(1)],
  'is broken by a full page that names no next one while more rows are known, and inconclusive where none are',
  [eachRowOnce(full, long), 'broken: 32 rows missing'],
  [eachRowOnce(full, long.slice(0, 100)), 'inconclusive: list-too-short'],
  [eachRowOnce(of(25), [...ids, '2000']), 'inconclusive: list-too-short'],
  'holds where every page size gives the same rows',
  [sameRowsForEveryPageSize([of(13), of(25)]), 'held: seen (3)'],
  'is broken by rows that depend on the page size, shown by the two sequences that differ',
  [sameRowsForEveryPageSize([of(10), of(8, ids.slice(0, 24))]), 'broken: no row (6)'],
  [depends, 'broken: 1014 (7)'],
  [depends.evidence, [...right, ...turned]],
  'is inconclusive for pages of one each and for one sequence',
  [sameRowsForEveryPageSize([of(25), of(30)]), 'inconclusive: list-too-short (2)'],
  [sameRowsForEveryPageSize([of(10)]), 'inconclusive: cannot-decide (3)'],
)
