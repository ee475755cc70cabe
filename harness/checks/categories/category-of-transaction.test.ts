import { it } from 'node:test'
import { cases, says } from '../../../core/test-support/cases.ts'
import { categoryInTree, categoryIsChild } from './category-of-transaction.ts'
import { sampleData } from '../test-support/sample-exchange.ts'

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
  'takes a parent that is a child elsewhere in the tree',
  [categoryIsChild(list('taxes'), tree), 'held: seen'],
  'takes a parent that is a child in the other tree',
  [categoryIsChild(list('pets'), tree, other), 'held: seen'],
  'leaves a category that is not a text to its schema',
  [categoryInTree([sampleData([{ id: '1', category: null }])], tree), 'held: seen'],
)
