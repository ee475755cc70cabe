import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { sampleData } from '../test-support/sample-exchange.ts'
import { rowsAreDistinct } from './rows-are-distinct.ts'

const list = (...rows: object[]) => inOneLine(rowsAreDistinct(sampleData(rows)))

it('finds a row that is listed twice, by its id or its code', () => {
  assert.match(list({ id: 1, code: 'a' }, { id: 2, code: 'a' }), /^held: holds-for$/)
  assert.match(list({ id: '1' }, { id: '2' }, { id: '1' }), /^broken: 1 again at data\[2\]/)
  assert.match(list({ code: 'FR' }, { code: 'FR' }), /^broken/)
  assert.match(list({ currency_code: 'EUR' }, { currency_code: 'EUR' }), /^broken/)
  assert.match(list({ name: 'a' }), /^inconclusive: cannot-decide/)
})
