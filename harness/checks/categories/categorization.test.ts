import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { categoriesOfOneTree, learnItemsApplied, ownCategoriesNamed } from './categorization.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const trees = {
  personal: { pets: ['veterinary'], travel: ['taxi'], uncategorized: [] },
  business: { transport: ['taxi', 'leasing'], uncategorized: [] },
}
const list = (...rows: Array<Record<string, unknown>>) => [
  sampleData(rows.map((row, index) => ({ id: String(index), ...row }))),
]
const unreadable = [[sampleRefusal(400, 'ClientDisabled')], [sampleTransportError()]]

const vet = { description: 'Vet', category: 'veterinary' }

const pages = list({ category: 'taxi' }, { category: 'veterinary' })
const own = { customer_category_code: 'club', customer_category_name: 'Club' }
const learned = new Map([['Vet', 'taxi']])

cases(
  'takes categories of the chosen tree that the other lacks',
  [categoriesOfOneTree(pages, trees, 'personal'), 'held: holds-for'],
  [categoriesOfOneTree(list({ category: 'leasing' }), trees, 'business'), 'held: holds-for'],
  'is inconclusive where every code is in both trees',
  [
    [list({ category: 'taxi' }, { category: 'uncategorized' }), list(), ...unreadable].map((pages) =>
      inOneLine(categoriesOfOneTree(pages, trees, 'personal')),
    ),
    [
      'inconclusive: nothing-shows',
      'inconclusive: nothing-to-check',
      'inconclusive: nothing-to-check',
      'inconclusive: transport-error',
    ],
  ],
  'asks for the code and the name of a client’s own category',
  [ownCategoriesNamed(list({ extra: own }, { extra: {} })), 'held: seen'],
  [ownCategoriesNamed(list({ extra: {} })), 'untested: not-shown'],
  [
    [list(), ...unreadable].map((pages) => inOneLine(ownCategoriesNamed(pages))),
    ['inconclusive: nothing-to-check', 'inconclusive: nothing-to-check', 'inconclusive: transport-error'],
  ],
  'asks that what was taught is applied',
  [learnItemsApplied(list({ description: 'Vet', category: 'taxi' }), learned), 'held: seen'],
  [learnItemsApplied(list(vet), learned), 'broken: veterinary at data[0].category'],
  [learnItemsApplied(list({ ...vet, description: 'Other' }), learned), 'untested: nothing-to-check'],
  'counts a category that is not a text for neither tree',
  [categoriesOfOneTree(list({ category: 7 }, { category: 'taxi' }), trees, 'personal'), 'inconclusive: nothing-shows'],
  'shows a name of an own category that is absent',
  [
    ownCategoriesNamed(list({ extra: { customer_category_code: 'club' } })),
    'broken: nothing at data[0].extra.customer_category_name',
  ],
)
