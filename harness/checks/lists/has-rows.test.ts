import assert from 'node:assert/strict'
import { it } from 'node:test'
import { hasNoRows, hasRows } from './has-rows.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unjudgeablePages } from '../paging/sample-pages.ts'

const some = samplePages(numberedIds(1, 3), 2)
const none = [sampleExchange(200, { data: [], meta: {} })]

it('holds where there are rows, and where there are none to be', () => {
  assert.equal(hasRows(some, 'accounts').finding, 'held')
  assert.equal(hasNoRows(none, some, 'accounts').finding, 'held')
})

it('is broken by an empty list, and by rows that should not be', () => {
  assert.equal(hasRows(none, 'accounts').got, 'none')
  assert.equal(hasNoRows(some, some, 'accounts').wanted, 'no accounts')
})

it('is inconclusive over trouble and refusals, and where the control has no rows either', () => {
  assert.equal(hasNoRows(none, none, 'accounts').finding, 'inconclusive')
  for (const pages of unjudgeablePages()) {
    assert.equal(hasRows(pages, 'accounts').finding, 'inconclusive')
    assert.equal(hasNoRows(pages, some, 'accounts').finding, 'inconclusive')
    assert.equal(hasNoRows(none, pages, 'accounts').finding, 'inconclusive')
  }
})
