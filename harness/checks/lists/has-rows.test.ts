import assert from 'node:assert/strict'
import { it } from 'node:test'
import { hasNoRows, hasRows } from './has-rows.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unjudgeablePages } from '../paging/sample-pages.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const some = samplePages(numberedIds(1, 3), 2)
const none = [sampleExchange(200, { data: [], meta: {} })]

it('holds where there are rows, and where there are none to be', () => {
  assert.equal(inOneLine(hasRows(some, 'accounts')), 'held: list-has-rows {"what":"accounts","rows":3}; 2 exchanges')
  assert.equal(inOneLine(hasNoRows(none, some, 'accounts')), 'held: list-is-empty {"what":"accounts"}; 3 exchanges')
})

it('is broken by an empty list, and by rows that should not be', () => {
  assert.equal(hasRows(none, 'accounts').got, 'none')
  assert.equal(hasNoRows(some, some, 'accounts').wanted, 'no accounts')
})

it('is inconclusive over trouble and refusals, and where the control has no rows either', () => {
  assert.equal(
    inOneLine(hasNoRows(none, none, 'accounts')),
    'inconclusive: control-list-is-empty {"what":"accounts"}; 2 exchanges',
  )
  for (const pages of unjudgeablePages()) {
    assert.equal(hasRows(pages, 'accounts').finding, 'inconclusive')
    assert.equal(hasNoRows(pages, some, 'accounts').finding, 'inconclusive')
    assert.equal(hasNoRows(none, pages, 'accounts').finding, 'inconclusive')
  }
})
