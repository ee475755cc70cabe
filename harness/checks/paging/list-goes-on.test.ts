import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../answers/in-one-line.ts'
import { sampleRefusal } from '../answers/sample-exchange.ts'
import { listGoesOn } from './list-goes-on.ts'
import { numberedIds, samplePages, unjudgeablePages } from './sample-pages.ts'

const pages = samplePages(numberedIds(1, 3), 3)
const page = (from: number, count: number) => samplePages(numberedIds(from, count), count)[0]!

it('holds where pagination shows more rows than were said', () => {
  const all = samplePages(numberedIds(1, 7), 3)
  assert.equal(inOneLine(listGoesOn(all, [], 6)), 'held: list-as-large {"rows":7,"claimed":6}; 3 exchanges')
})

it('is broken where another request shows further rows', () => {
  assert.equal(
    inOneLine(listGoesOn(pages, [page(1, 3), page(3, 2)], 6)),
    'broken: list-ends-early {"rows":3,"further":"4"}; wanted a next page, got none after 3 rows at meta; 2 exchanges',
  )
})

it('is inconclusive where every request ends at the same row, since the profile may be wrong', () => {
  assert.equal(
    inOneLine(listGoesOn(pages, [page(1, 3), page(3, 1)], 6)),
    'inconclusive: list-not-as-large {"rows":3,"claimed":6}; 3 exchanges',
  )
})

it('is broken where nothing else says that the list is short', () => {
  const nothing = [sampleRefusal(400, 'WrongRequestFormat'), page(1, 0)].filter((one) => one !== undefined)
  assert.equal(
    inOneLine(listGoesOn(pages, nothing, 6)),
    'broken: large-list-ends {"rows":3,"claimed":6}; wanted more than 6 rows, got 3 rows at data; 2 exchanges',
  )
})

it('is inconclusive without pages', () => {
  for (const bad of unjudgeablePages()) assert.equal(listGoesOn(bad, [], 6).finding, 'inconclusive')
})
