import assert from 'node:assert/strict'
import { it } from 'node:test'
import { categoryInTree, categoryIsChild } from './category-of-transaction.ts'
import { sampleExchange, sampleTransportError } from '../answers/sample-exchange.ts'

const tree = { pets: ['veterinary'], transfer: [], taxes: ['vat'], home: ['taxes'] }
const list = (category: string, extra: unknown = {}) => [sampleExchange(200, { data: [{ id: '1', category, extra }] })]

it('takes children, parents without children and the client’s own codes', () => {
  for (const pages of [list('veterinary'), list('transfer'), list('club', { customer_category_code: 'club' })]) {
    assert.equal(categoryInTree(pages, tree).finding, 'held')
    assert.equal(categoryIsChild(pages, tree).finding, 'held')
  }
})

it('finds a code of no tree and a parent that has children', () => {
  assert.equal(categoryInTree(list('vet'), tree).got, '"vet" on the transaction 1')
  assert.equal(categoryIsChild(list('pets'), tree).finding, 'broken')
})

it('takes a parent that is a child elsewhere in the tree', () => {
  assert.equal(categoryIsChild(list('taxes'), tree).finding, 'held')
})

it('is inconclusive over no transactions', () => {
  for (const exchange of [sampleExchange(200, { data: [] }), sampleTransportError()]) {
    assert.equal(categoryInTree([exchange], tree).finding, 'inconclusive')
  }
})
