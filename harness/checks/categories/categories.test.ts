import { test } from 'node:test'
import { cases, inOneLine, says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { categoriesDiffer } from './categories-differ.ts'
import {
  categoriesOfOneTree,
  learnItemsApplied,
  ownCategoriesNamed,
  categoryInTree,
  categoryIsChild,
  categoryListed,
  categoryListedAsChild,
} from './categorization.ts'
import { teachesNothing } from './teaches-nothing.ts'

const described = (...categories: Array<string | null>) => [
  sampleData(categories.map((category, id) => ({ id, description: `d${id}`, category }))),
]

const other = [sampleData([{ id: '9', description: 'x', category: null }])]
const both = [
  sampleData([
    { id: '0', description: 'd0', category: 'taxi' },
    { id: '9', description: 'x' },
  ]),
]

cases(
  'categoriesDiffer wants other categories without categorization than with it',
  [categoriesDiffer(described(null, null), described('taxi', 'hotel')), 'held: holds-for (2)'],
  [categoriesDiffer(described('taxi', 'taxi'), described('taxi', 'taxi')), 'inconclusive: alike (2)'],
  'categoriesDiffer compares common descriptions alone',
  [categoriesDiffer(other, described('taxi', 'hotel')), 'inconclusive: nothing-to-check (2)'],
  [categoriesDiffer(both, described('taxi', 'hotel')), 'broken: the same for all 1'],
)

const trees = {
  personal: { pets: ['veterinary'], travel: ['taxi'], uncategorized: [] },
  business: { transport: ['taxi', 'leasing'], uncategorized: [] },
}
const rowsOf = (...rows: Array<Record<string, unknown>>) => [
  sampleData(rows.map((row, index) => ({ id: String(index), ...row }))),
]
const unreadable = [[sampleRefusal(400, 'ClientDisabled')], [sampleTransportError()]]

const vet = { description: 'Vet', category: 'veterinary' }

const pages = rowsOf({ category: 'taxi' }, { category: 'veterinary' })
const own = { customer_category_code: 'club', customer_category_name: 'Club' }
const learned = new Map([['Vet', 'taxi']])

cases(
  'categoriesOfOneTree takes categories of the chosen tree that the other lacks',
  [categoriesOfOneTree(pages, trees, 'personal'), 'held: holds-for'],
  [categoriesOfOneTree(rowsOf({ category: 'leasing' }), trees, 'business'), 'held: holds-for'],
  'categorization is inconclusive where every code is in both trees',
  [
    [rowsOf({ category: 'taxi' }, { category: 'uncategorized' }), rowsOf(), ...unreadable].map((pages) =>
      inOneLine(categoriesOfOneTree(pages, trees, 'personal')),
    ),
    [
      'inconclusive: alike',
      'inconclusive: nothing-to-check',
      'inconclusive: nothing-to-check',
      'inconclusive: transport-error',
    ],
  ],
  'ownCategoriesNamed asks for the code and the name of a client’s own category',
  [ownCategoriesNamed(rowsOf({ extra: own }, { extra: {} })), 'held: holds-for'],
  [ownCategoriesNamed(rowsOf({ extra: {} })), 'untested: not-shown'],
  'learnItemsApplied asks that what was taught is applied',
  [learnItemsApplied(rowsOf({ description: 'Vet', category: 'taxi' }), learned), 'held: holds-for'],
  [learnItemsApplied(rowsOf(vet), learned), 'broken: veterinary at data[0].category'],
  [learnItemsApplied(rowsOf({ ...vet, description: 'Other' }), learned), 'untested: nothing-to-check'],
  'categoriesOfOneTree counts a category that is not a text for neither tree',
  [categoriesOfOneTree(rowsOf({ category: 7 }, { category: 'taxi' }), trees, 'personal'), 'inconclusive: alike'],
  'ownCategoriesNamed shows a name of an own category that is absent',
  [
    ownCategoriesNamed(rowsOf({ extra: { customer_category_code: 'club' } })),
    'broken: nothing at data[0].extra.customer_category_name',
  ],
)

const listed = sampleData({
  personal: { pets: ['toys', 'taxes'], home: ['rent'] },
  business: { taxes: ['vat'], home: [], tools: [] },
})
const unknown = sampleRefusal(404, 'RouteNotFound')
const of = (category: string, extra: unknown = {}) => [sampleData([{ id: '1', category, extra }])]

cases(
  'categoryListed takes parents and children of either tree, and finds a category that neither lists',
  ...['pets', 'toys', 'rent', 'taxes', 'vat', 'tools'].map(
    (code) => [categoryListed(of(code), listed), 'held: holds-for'] as const,
  ),
  [categoryListed(of('vet'), listed), 'broken: "vet" on the transaction 1 at data[0]'],
  'categoryListed finds a parent with children, unless it is a child or has none elsewhere',
  ...['toys', 'taxes', 'vat', 'home', 'no_such_code'].map(
    (code) => [categoryListedAsChild(of(code), listed), 'held: holds-for', code] as const,
  ),
  [categoryListedAsChild(of('pets'), listed), 'broken: "pets" on the transaction 1 at data[0]'],
  'categoryListed says nothing without the list',
  [categoryListed(of('toys'), unknown), 'inconclusive: nothing-to-check'],
  [categoryListedAsChild(of('pets'), unknown), 'inconclusive: nothing-to-check'],
)

const tree = { pets: ['veterinary'], transfer: [], taxes: ['vat'], home: ['taxes'] }

test('categoryOfTransaction takes children, parents without children and the client’s own codes', () => {
  for (const pages of [of('veterinary'), of('transfer'), of('club', { customer_category_code: 'club' })]) {
    says(categoryInTree(pages, tree), 'held: holds-for')
    says(categoryIsChild(pages, tree), 'held: holds-for')
  }
})

const bills = { bills: ['pets'] }

cases(
  'categoryIsChild takes a parent that is a child elsewhere in the tree',
  [categoryIsChild(of('taxes'), tree), 'held: holds-for'],
  'categoryIsChild takes a parent that is a child in the other tree',
  [categoryIsChild(of('pets'), tree, bills), 'held: holds-for'],
)

const learnt = sampleData({ learned: true })

const nothing = sampleData({ learned: false })

cases(
  'teachesNothing holds for a refusal and for learned false',
  [teachesNothing(learnt, sampleData({ learned: false })), 'held: holds (2)'],
  'teachesNothing is broken by a request that was learned all the same',
  [teachesNothing(learnt, learnt), 'broken: accepted: 200 with data (2)'],
  'teachesNothing counts learned false where both were accepted, or nothing shows that one was refused',
  [teachesNothing(undefined, nothing), 'held: holds'],
  [teachesNothing(sampleRefusal(404, 'X'), nothing), 'inconclusive: control-alike (2)'],
)
