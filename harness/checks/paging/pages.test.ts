import assert from 'node:assert/strict'
import { it } from 'node:test'
import { held } from '../../../core/judgement.ts'
import { says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { overPages, pagesOf } from './pages.ts'
import { numberedIds, samplePages } from './sample-pages.ts'

const decide = () => held({ code: 'decided', facts: {} }, [])

it('reads ids and the names of next pages as text, whatever their type', () => {
  const rows = '[{"id":7},{"id":18446744073709551616},{"id":"x"},{"id":""},{"id":true},{}]'
  const exchange = sampleExchange(200, `{"data":${rows},"meta":{"next_id":8,"next_page":"/x"}}`)
  const read = pagesOf([exchange])
  assert.ok('pages' in read)
  const [page] = read.pages
  assert.deepEqual(page?.ids, ['7', '18446744073709551616', 'x', '', '', ''])
  assert.deepEqual([page?.nextId, page?.nextPage, page?.rows.length], ['8', '/x', 6])
  assert.equal(page?.exchange, exchange)
})

it('reads no next page out of absence, null, an empty text or a missing meta', () => {
  for (const meta of [{}, { next_id: null, next_page: null }, { next_id: '', next_page: '' }, undefined]) {
    const read = pagesOf([sampleExchange(200, { data: [], meta })])
    assert.ok('pages' in read)
    assert.deepEqual([read.pages[0]?.nextId, read.pages[0]?.nextPage], [undefined, undefined])
  }
})

it('checks where there are enough pages', () => {
  const pages = samplePages(numberedIds(1, 4), 2)
  says(overPages(pages, 2, decide), 'held: decided (0)')
  says(overPages(pages, 3, decide), 'inconclusive: too-few-pages (2)')
})

it('is inconclusive over what is no list: a transport error, a refusal with data, a success without', () => {
  const [page] = samplePages(numberedIds(1, 4), 2)
  assert.ok(page)
  for (const [one, line] of [
    [sampleTransportError(), 'inconclusive: transport-error'],
    [sampleExchange(400, { data: [] }), 'inconclusive: no-list'],
    [sampleRefusal(400, 'ClientDisabled'), 'inconclusive: no-list'],
    [sampleData({}), 'inconclusive: no-list'],
  ] as const) {
    const judgement = overPages([page, one], 1, decide)
    says(judgement, line)
    assert.deepEqual(judgement.evidence, [one])
  }
})
