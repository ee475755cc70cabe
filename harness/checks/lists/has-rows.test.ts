import assert from 'node:assert/strict'
import { it } from 'node:test'
import { hasNoRows, hasRows } from './has-rows.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { numberedIds, samplePages, unusablePages } from '../paging/sample-pages.ts'
import { inOneLine, says } from '../../../core/test-support/cases.ts'

const some = samplePages(numberedIds(1, 3), 2)
const none = [sampleExchange(200, { data: [], meta: {} })]

it('holds where there are rows, and where there are none to be', () => {
  says(hasRows(some, 'accounts'), 'held: list-has-rows (2)')
  says(hasNoRows(none, some, 'accounts'), 'held: list-is-empty (3)')
})

it('is broken by an empty list, and by rows that should not be', () => {
  says(hasRows(none, 'accounts'), 'broken: none at data')
  says(hasNoRows(some, some, 'accounts'), 'broken: 3 rows at data (4)')
})

it('is inconclusive over transport errors and refusals, and where the control has no rows either', () => {
  says(hasNoRows(none, none, 'accounts'), 'inconclusive: control-list-is-empty (2)')
  for (const pages of unusablePages()) {
    const why = inOneLine(hasRows(pages, 'accounts'))
    assert.match(why, /^inconclusive: (transport-error|no-list)$/)
    says(hasNoRows(pages, some, 'accounts'), why)
    says(hasNoRows(none, pages, 'accounts'), why)
  }
})
