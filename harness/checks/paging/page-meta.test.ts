import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dataIsArray, lastPageEnds, metaNamesNextPage, metaOnLists } from './page-meta.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unjudgeablePages } from './sample-pages.ts'

const right = samplePages(numberedIds(990, 25), 10)
const onePage = (meta: unknown) => sampleExchange(200, { data: [{ id: '1' }], meta })

it('holds on a right sequence', () => {
  for (const check of [dataIsArray, metaOnLists, metaNamesNextPage, lastPageEnds]) {
    assert.equal(check(right).finding, 'held')
  }
})

it('takes null, absence and an empty text for the end', () => {
  for (const meta of [undefined, {}, { next_id: null, next_page: null }, { next_id: '' }]) {
    assert.equal(lastPageEnds([onePage(meta)]).finding, 'held')
  }
})

it('is broken by lists without meta or an array', () => {
  assert.equal(metaOnLists([sampleExchange(200, { data: [] })]).finding, 'broken')
  assert.equal(dataIsArray([sampleExchange(200, { data: {} })]).got, 'object')
})

it('is broken by a page that names no next one, and by a sequence that does not end', () => {
  assert.equal(metaNamesNextPage([onePage({ next_id: '2' }), onePage({})]).place, 'meta.next_page')
  assert.equal(metaNamesNextPage([onePage({ next_id: 2, next_page: '/x' }), onePage({})]).got, 'number')
  assert.equal(lastPageEnds(right.slice(0, 2)).finding, 'broken')
})

it('is inconclusive over one page, a refusal or trouble', () => {
  assert.equal(metaNamesNextPage([onePage({})]).finding, 'inconclusive')
  for (const pages of unjudgeablePages()) {
    for (const check of [metaNamesNextPage, lastPageEnds]) assert.equal(check(pages).finding, 'inconclusive')
  }
})
