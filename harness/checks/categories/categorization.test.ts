import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  categoriesOfOneTree,
  learnItemsApplied,
  noneDiffersFromPersonal,
  ownCategoriesNamed,
} from './categorization.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const trees = {
  personal: { pets: ['veterinary'], travel: ['taxi'], uncategorized: [] },
  business: { transport: ['taxi', 'leasing'], uncategorized: [] },
}
const list = (...rows: Array<Record<string, unknown>>) => [
  sampleData(rows.map((row, index) => ({ id: String(index), ...row }))),
]
const unreadable = [[sampleRefusal(400, 'ClientDisabled')], [sampleTransportError()]]

it('takes categories of the chosen tree that the other lacks', () => {
  const pages = list({ category: 'taxi' }, { category: 'veterinary' })
  says(categoriesOfOneTree(pages, trees, 'personal'), 'held: categories-of-one-tree')
  says(categoriesOfOneTree(list({ category: 'leasing' }), trees, 'business'), 'held: categories-of-one-tree')
})

it('finds a category of the other tree', () =>
  says(
    categoriesOfOneTree(list({ category: 'veterinary' }), trees, 'business'),
    'broken: "veterinary" on the transaction 0 at data[0]',
  ))

it('is inconclusive where every code is in both trees', () =>
  assert.deepEqual(
    [list({ category: 'taxi' }, { category: 'uncategorized' }), list(), ...unreadable].map((pages) =>
      inOneLine(categoriesOfOneTree(pages, trees, 'personal')),
    ),
    [
      'inconclusive: categories-in-both-trees',
      'inconclusive: no-rows-to-check',
      'inconclusive: no-list',
      'inconclusive: transport-error',
    ],
  ))

const vet = { description: 'Vet', category: 'veterinary' }

it('sees that none categorizes otherwise than personal', () => {
  const none = list({ description: 'Vet', category: 'uncategorized' })
  says(noneDiffersFromPersonal(none, list(vet), trees), 'held: categories-differ (2)')
  says(noneDiffersFromPersonal(list(vet), list(vet), trees), 'broken: 1 transaction categorized as with personal')
})

it('asks for the code and the name of a client’s own category', () => {
  const own = { customer_category_code: 'club', customer_category_name: 'Club' }
  says(ownCategoriesNamed(list({ extra: own }, { extra: {} })), 'held: holds-for')
  says(ownCategoriesNamed(list({ extra: {} })), 'untested: no-own-category')
  assert.deepEqual(
    [list(), ...unreadable].map((pages) => inOneLine(ownCategoriesNamed(pages))),
    ['inconclusive: no-transactions', 'inconclusive: no-list', 'inconclusive: transport-error'],
  )
})

it('asks that what was taught is applied', () => {
  const learned = new Map([['Vet', 'taxi']])
  says(learnItemsApplied(list({ description: 'Vet', category: 'taxi' }), learned), 'held: holds-for')
  says(learnItemsApplied(list(vet), learned), 'broken: veterinary')
  says(learnItemsApplied(list({ ...vet, description: 'Other' }), learned), 'untested: no-taught-description')
})

it('compares what personal categorized alone', () => {
  const plain = { description: 'Rent', category: 'uncategorized' }
  says(noneDiffersFromPersonal(list(plain), list(plain), trees), 'inconclusive: no-common-description (2)')
})

it('counts a category that is not a text for neither tree', () =>
  says(
    categoriesOfOneTree(list({ category: 7 }, { category: 'taxi' }), trees, 'personal'),
    'inconclusive: categories-in-both-trees',
  ))

it('shows a name of an own category that is absent', () =>
  says(
    ownCategoriesNamed(list({ extra: { customer_category_code: 'club' } })),
    'broken: nothing at data[0].extra.customer_category_name',
  ))
