import assert from 'node:assert/strict'
import { it } from 'node:test'
import { categoryInTree, categoryIsChild } from './category-of-transaction.ts'
import { sampleData, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const tree = { pets: ['veterinary'], transfer: [], taxes: ['vat'], home: ['taxes'] }
const list = (category: string, extra: unknown = {}) => [sampleData([{ id: '1', category, extra }])]

it('takes children, parents without children and the client’s own codes', () => {
  for (const pages of [list('veterinary'), list('transfer'), list('club', { customer_category_code: 'club' })]) {
    says(categoryInTree(pages, tree), 'held: rows-as-wanted')
    says(categoryIsChild(pages, tree), 'held: rows-as-wanted')
  }
})

it('finds a code of no tree and a parent that has children', () => {
  says(categoryInTree(list('vet'), tree), 'broken: "vet" on the transaction 1 at data[0]')
  says(categoryIsChild(list('pets'), tree), 'broken: "pets" on the transaction 1 at data[0]')
})

it('takes a parent that is a child elsewhere in the tree', () =>
  says(categoryIsChild(list('taxes'), tree), 'held: rows-as-wanted'))

it('takes a parent that is a child in the other tree', () => {
  const other = { bills: ['pets'] }
  says(categoryIsChild(list('pets'), tree, other), 'held: rows-as-wanted')
})

it('is inconclusive over no transactions', () =>
  assert.deepEqual(
    [sampleData([]), sampleTransportError()].map((exchange) => inOneLine(categoryInTree([exchange], tree))),
    ['inconclusive: no-rows-to-check', 'inconclusive: transport-error'],
  ))

it('leaves a category that is not a text to its schema', () =>
  says(categoryInTree([sampleData([{ id: '1', category: null }])], tree), 'held: rows-as-wanted'))
