import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { defaultPageIs, pageHolds } from './page-size.ts'
import { sampleTransportError } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unjudgeablePages } from './sample-pages.ts'

const ids = numberedIds(990, 25)
const firstPage = (size: number) => samplePages(ids, size)[0] as Exchange

it('holds for pages of the size asked for', () => {
  assert.equal(pageHolds(samplePages(ids, 10), 10).finding, 'held')
  assert.equal(defaultPageIs(firstPage(10), firstPage(10), { size: 10 }).finding, 'held')
})

it('is broken by pages of another size', () => {
  assert.equal(pageHolds(samplePages(ids, 10), 11).got, '10 rows')
  assert.equal(defaultPageIs(firstPage(25), firstPage(10), { size: 10 }).got, '25 rows from 990')
})

it('is inconclusive where the list is too short, and over trouble or a refusal', () => {
  assert.equal(pageHolds(samplePages(ids, 100), 100).finding, 'inconclusive')
  assert.equal(defaultPageIs(firstPage(25), firstPage(25)).finding, 'inconclusive')
  assert.equal(defaultPageIs(firstPage(10), sampleTransportError()).finding, 'inconclusive')
  for (const pages of unjudgeablePages()) assert.equal(pageHolds(pages, 2).finding, 'inconclusive')
})
