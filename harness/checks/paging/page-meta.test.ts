import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dataIsArray, lastPageEnds, metaNamesNextPage, metaOnLists } from './page-meta.ts'
import { says } from '../answers/in-one-line.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages } from './sample-pages.ts'

const right = samplePages(numberedIds(990, 25), 10)
const onePage = (meta: unknown) => sampleExchange(200, { data: [{ id: '1' }], meta })
const last = onePage({})

it('holds on a right sequence', () => {
  says(dataIsArray(right), 'held: answers-as-documented (3)')
  says(metaOnLists(right), 'held: answers-as-documented (3)')
  says(metaNamesNextPage(right), 'held: holds-for (3)')
  assert.deepEqual(lastPageEnds(right).evidence, right.slice(-1))
})

it('takes null, absence and an empty text for the end', () => {
  for (const meta of [undefined, {}, { next_id: null, next_page: null }, { next_id: '' }])
    assert.equal(lastPageEnds([onePage(meta)]).finding, 'held')
})

it('is broken by lists without meta or an array', () => {
  says(metaOnLists([sampleData([])]), 'broken: answer-not-as-documented; got no object at meta at meta')
  says(dataIsArray([sampleData({})]), 'broken: answer-not-as-documented; got object at data')
})

it('asks neither of a refusal', () => {
  const refusal = sampleRefusal(400, 'ClientDisabled')
  for (const check of [dataIsArray, metaOnLists]) assert.equal(check([refusal]).finding, 'inconclusive')
})

it('is broken by a page that names no next one, and shows that page', () => {
  for (const [meta, line] of [
    [{ next_id: '2' }, 'broken: nothing at meta.next_page'],
    [{ next_page: '/x' }, 'broken: nothing at meta.next_id'],
    [{ next_id: '2', next_page: '' }, 'broken: an empty text at meta.next_page'],
    [{ next_id: 2, next_page: '/x' }, 'broken: number at meta.next_id'],
    [undefined, 'broken: nothing at meta.next_id'],
  ] as const) {
    const page = onePage(meta)
    const judgement = metaNamesNextPage([page, last])
    says(judgement, line)
    assert.deepEqual(judgement.evidence, [page])
  }
})

it('is broken by a page in the middle too', () => {
  const named = onePage({ next_id: '2', next_page: '/x' })
  assert.equal(metaNamesNextPage([named, onePage({}), last]).finding, 'broken')
})

it('takes an integer for next_id where ids are integers, a text as well', () => {
  for (const [json, line] of [
    ['{"next_id":2,"next_page":"/x"}', 'held: holds-for (2)'],
    ['{"next_id":18446744073709551616,"next_page":"/x"}', 'held: holds-for (2)'],
    ['{"next_id":"2","next_page":"/x"}', 'held: holds-for (2)'],
    ['{"next_id":true,"next_page":"/x"}', 'broken: boolean at meta.next_id'],
    ['{"next_id":2,"next_page":3}', 'broken: number at meta.next_page'],
  ] as const) {
    const page = sampleExchange(200, `{"data":[],"meta":${json}}`)
    says(metaNamesNextPage([page, last], 'integer'), line)
  }
})

it('is broken by pages that do not end, and names what the last one says', () => {
  const pages = right.slice(0, 2)
  assert.deepEqual(lastPageEnds(pages).evidence, pages.slice(-1))
  says(lastPageEnds([onePage({ next_page: '/more' })]), 'broken: /more at meta.next_page')
})

it('is broken by a page that names a next one behind which there are no rows', () => {
  const full = sampleExchange(200, { data: [{ id: '1' }], meta: { next_id: '2', next_page: '/x' } })
  const empty = sampleExchange(200, { data: [], meta: {} })
  says(lastPageEnds([full, empty]), 'broken: 2 at meta.next_id')
})

it('is inconclusive for one page, no page, a refusal or a transport error', () => {
  says(metaNamesNextPage([last]), 'inconclusive: too-few-pages')
  says(lastPageEnds([]), 'inconclusive: too-few-pages (0)')
})
