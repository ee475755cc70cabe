import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cases, says } from '../../../core/test-support/cases.ts'
import { dataIsArray, lastPageEnds, metaNamesNextPage, metaOnLists } from './page-meta.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages } from './sample-pages.ts'

const right = samplePages(numberedIds(990, 25), 10)
const onePage = (meta: unknown) => sampleExchange(200, { data: [{ id: '1' }], meta })
const last = onePage({})

it('takes null, absence and an empty text for the end', () => {
  for (const meta of [undefined, {}, { next_id: null, next_page: null }, { next_id: '' }])
    assert.equal(lastPageEnds([onePage(meta)]).finding, 'held')
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

const named = onePage({ next_id: '2', next_page: '/x' })
const pages = right.slice(0, 2)
const full = sampleExchange(200, { data: [{ id: '1' }], meta: { next_id: '2', next_page: '/x' } })
const empty = sampleExchange(200, { data: [], meta: {} })

cases(
  'holds on a right sequence',
  [dataIsArray(right), 'held: answers-as-documented (3)'],
  [metaOnLists(right), 'held: answers-as-documented (3)'],
  [metaNamesNextPage(right), 'held: holds-for (3)'],
  [lastPageEnds(right).evidence, right.slice(-1)],
  'is broken by lists without meta or an array',
  [metaOnLists([sampleData([])]), 'broken: no object at meta at meta'],
  [dataIsArray([sampleData({})]), 'broken: object at data'],
  'is broken by a page in the middle too',
  [metaNamesNextPage([named, onePage({}), last]), 'broken'],
  'is broken by pages that do not end, and names what the last one says',
  [lastPageEnds(pages).evidence, pages.slice(-1)],
  [lastPageEnds([onePage({ next_page: '/more' })]), 'broken: /more at meta.next_page'],
  'is broken by a page that names a next one behind which there are no rows',
  [lastPageEnds([full, empty]), 'broken: 2 at meta.next_id'],
  'is inconclusive for one page, no page, a refusal or a transport error',
  [metaNamesNextPage([last]), 'inconclusive: too-few-pages'],
  [lastPageEnds([]), 'inconclusive: too-few-pages (0)'],
)
