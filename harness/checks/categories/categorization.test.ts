import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  categoriesOfOneTree,
  learnItemsApplied,
  noneDiffersFromPersonal,
  ownCategoriesNamed,
} from './categorization.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const trees = {
  personal: { pets: ['veterinary'], travel: ['taxi'], uncategorized: [] },
  business: { transport: ['taxi', 'leasing'], uncategorized: [] },
}
const list = (...rows: Array<Record<string, unknown>>) => [
  sampleExchange(200, { data: rows.map((row, index) => ({ id: String(index), ...row })) }),
]
const unreadable = [[sampleRefusal(400, 'ClientDisabled')], [sampleTransportError()]]

it('takes categories of the chosen tree that the other lacks', () => {
  const pages = list({ category: 'taxi' }, { category: 'veterinary' })
  says(categoriesOfOneTree(pages, trees, 'personal'), 'held: categories-of-one-tree; 1 exchange')
  says(
    categoriesOfOneTree(list({ category: 'leasing' }), trees, 'business'),
    'held: categories-of-one-tree; 1 exchange',
  )
})

it('finds a category of the other tree', () => {
  says(
    categoriesOfOneTree(list({ category: 'veterinary' }), trees, 'business'),
    'broken: value-differs; got "veterinary" on the transaction 0 at data[0]; 1 exchange',
  )
})

it('is inconclusive where every code is in both trees', () => {
  assert.deepEqual(
    [list({ category: 'taxi' }, { category: 'uncategorized' }), list(), ...unreadable].map((pages) =>
      inOneLine(categoriesOfOneTree(pages, trees, 'personal')),
    ),
    [
      'inconclusive: categories-in-both-trees; 1 exchange',
      'inconclusive: no-rows-to-check; 1 exchange',
      'inconclusive: no-list; 1 exchange',
      'inconclusive: transport-error; 1 exchange',
    ],
  )
})

const vet = { description: 'Vet', category: 'veterinary' }

it('sees that none categorizes otherwise than personal', () => {
  const none = list({ description: 'Vet', category: 'uncategorized' })
  says(noneDiffersFromPersonal(none, list(vet), trees), 'held: categories-differ; 2 exchanges')
  says(
    noneDiffersFromPersonal(list(vet), list(vet), trees),
    'broken: value-differs; got 1 transaction categorized as with personal; 1 exchange',
  )
})

it('compares nothing without a common description', () => {
  assert.deepEqual(
    [list({ ...vet, description: 'Other' }), list(), ...unreadable].map((pages) =>
      inOneLine(noneDiffersFromPersonal(pages, list(vet), trees)),
    ),
    [
      'inconclusive: no-common-description; 2 exchanges',
      'inconclusive: no-common-description; 2 exchanges',
      'inconclusive: no-list; 1 exchange',
      'inconclusive: transport-error; 1 exchange',
    ],
  )
})

it('asks for the code and the name of a client’s own category', () => {
  const own = { customer_category_code: 'club', customer_category_name: 'Club' }
  says(ownCategoriesNamed(list({ extra: own }, { extra: {} })), 'held: holds-for; 1 exchange')
  const unnamed = ownCategoriesNamed(list({ extra: { ...own, customer_category_name: null } }))
  says(unnamed, 'broken: value-differs; got null at data[0].extra.customer_category_name; 1 exchange')
  says(ownCategoriesNamed(list({ extra: {} })), 'untested: no-own-category; 1 exchange')
  assert.deepEqual(
    [list(), ...unreadable].map((pages) => inOneLine(ownCategoriesNamed(pages))),
    [
      'inconclusive: no-transactions; 1 exchange',
      'inconclusive: no-list; 1 exchange',
      'inconclusive: transport-error; 1 exchange',
    ],
  )
})

it('asks that what was taught is applied', () => {
  const learned = new Map([['Vet', 'taxi']])
  says(learnItemsApplied(list({ description: 'Vet', category: 'taxi' }), learned), 'held: holds-for; 1 exchange')
  says(learnItemsApplied(list(vet), learned), 'broken: value-differs; got veterinary; 1 exchange')
  says(
    learnItemsApplied(list({ ...vet, description: 'Other' }), learned),
    'untested: no-taught-description; 1 exchange',
  )
  assert.deepEqual(
    unreadable.map((pages) => inOneLine(learnItemsApplied(pages, learned))),
    ['inconclusive: no-list; 1 exchange', 'inconclusive: transport-error; 1 exchange'],
  )
})

it('compares what personal categorized alone', () => {
  const plain = { description: 'Rent', category: 'uncategorized' }
  says(noneDiffersFromPersonal(list(plain), list(plain), trees), 'inconclusive: no-common-description; 2 exchanges')
  says(
    noneDiffersFromPersonal(list(vet, plain), list(vet, { ...plain, category: 7 }), trees),
    'broken: value-differs; got 1 transaction categorized as with personal; 1 exchange',
  )
})

it('counts a category that is not a text for neither tree', () => {
  says(
    categoriesOfOneTree(list({ category: 7 }, { category: 'taxi' }), trees, 'personal'),
    'inconclusive: categories-in-both-trees; 1 exchange',
  )
})

it('shows a name of an own category that is absent', () => {
  says(
    ownCategoriesNamed(list({ extra: { customer_category_code: 'club' } })),
    'broken: value-differs; got nothing at data[0].extra.customer_category_name; 1 exchange',
  )
})
