import assert from 'node:assert/strict'
import { it } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { sampleRefusal } from '../answers/sample-exchange.ts'
import { listGoesOn } from './list-goes-on.ts'
import { numberedIds, samplePages, unusablePages } from './sample-pages.ts'

const pages = samplePages(numberedIds(1, 3), 3)
const page = (from: number, count: number) => samplePages(numberedIds(from, count), count)[0]!

it('holds where pagination shows more rows than were said', () => {
  const all = samplePages(numberedIds(1, 7), 3)
  says(listGoesOn(all, [], 6), 'held: list-as-large (3)')
})

it('is broken where another request shows further rows', () =>
  says(listGoesOn(pages, [page(1, 3), page(3, 2)], 6), 'broken: none after 3 rows at meta (2)'))

it('is inconclusive where every request ends at the same row, since the profile may be wrong', () =>
  says(listGoesOn(pages, [page(1, 3), page(3, 1)], 6), 'inconclusive: list-not-as-large (3)'))

it('is broken where nothing else says that the list is short', () => {
  const nothing = [sampleRefusal(400, 'WrongRequestFormat'), page(1, 0)].filter((one) => one !== undefined)
  says(listGoesOn(pages, nothing, 6), 'broken: 3 rows at data (2)')
})

it('is inconclusive without pages', () => {
  for (const bad of unusablePages()) assert.equal(listGoesOn(bad, [], 6).finding, 'inconclusive')
})
