import { it } from 'node:test'
import { cases, inOneLine, says } from '../../../core/test-support/cases.ts'
import { categoryInTree, categoryIsChild } from './category-of-transaction.ts'
import { sampleData, sampleTransportError } from '../test-support/sample-exchange.ts'

const tree = { pets: ['veterinary'], transfer: [], taxes: ['vat'], home: ['taxes'] }
const list = (category: string, extra: unknown = {}) => [sampleData([{ id: '1', category, extra }])]

it('takes children, parents without children and the client’s own codes', () => {
  for (const pages of [list('veterinary'), list('transfer'), list('club', { customer_category_code: 'club' })]) {
    says(categoryInTree(pages, tree), 'held: seen')
    says(categoryIsChild(pages, tree), 'held: seen')
  }
})

const other = { bills: ['pets'] }

cases(
  'finds a code of no tree and a parent that has children',
  [categoryInTree(list('vet'), tree), 'broken: "vet" on the transaction 1 at data[0]'],
  [categoryIsChild(list('pets'), tree), 'broken: "pets" on the transaction 1 at data[0]'],
  'takes a parent that is a child elsewhere in the tree',
  [categoryIsChild(list('taxes'), tree), 'held: seen'],
  'takes a parent that is a child in the other tree',
  [categoryIsChild(list('pets'), tree, other), 'held: seen'],
  'is inconclusive over no transactions',
  [
    [sampleData([]), sampleTransportError()].map((exchange) => inOneLine(categoryInTree([exchange], tree))),
    ['inconclusive: nothing-to-check', 'inconclusive: transport-error'],
  ],
  'leaves a category that is not a text to its schema',
  [categoryInTree([sampleData([{ id: '1', category: null }])], tree), 'held: seen'],
)
