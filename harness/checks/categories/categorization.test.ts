import assert from 'node:assert/strict'
import { it } from 'node:test'
import { categoriesOfOneTree, lessonsApplied, noneDiffersFromPersonal, ownCategoriesNamed } from './categorization.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

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
  assert.equal(
    inOneLine(categoriesOfOneTree(pages, trees, 'personal')),
    'held: categories-of-one-tree {"judgement":{"code":"rows-as-wanted","facts":{"rows":2,"wanted":"a category of the tree"}},"distinguishing":1,"seen":2}; 1 exchange',
  )
  assert.equal(
    inOneLine(categoriesOfOneTree(list({ category: 'leasing' }), trees, 'business')),
    'held: categories-of-one-tree {"judgement":{"code":"rows-as-wanted","facts":{"rows":1,"wanted":"a category of the tree"}},"distinguishing":1,"seen":1}; 1 exchange',
  )
})

it('finds a category of the other tree', () => {
  assert.equal(
    inOneLine(categoriesOfOneTree(list({ category: 'veterinary' }), trees, 'business')),
    'broken: row-differs {"wanted":"a category of the tree","got":"\\"veterinary\\" on the transaction 0"}; wanted a category of the tree, got "veterinary" on the transaction 0 at data[0]; 1 exchange',
  )
})

it('is inconclusive where every code is in both trees', () => {
  assert.deepEqual(
    [list({ category: 'taxi' }, { category: 'uncategorized' }), list(), ...unreadable].map((pages) =>
      inOneLine(categoriesOfOneTree(pages, trees, 'personal')),
    ),
    [
      'inconclusive: categories-in-both-trees {"seen":2}; 1 exchange',
      'inconclusive: no-rows-to-check; 1 exchange',
      'inconclusive: no-list {"outcome":"400 ClientDisabled"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

const vet = { description: 'Vet', category: 'veterinary' }

it('sees that none categorizes otherwise than personal', () => {
  const none = list({ description: 'Vet', category: 'uncategorized' })
  assert.equal(
    inOneLine(noneDiffersFromPersonal(none, list(vet), trees)),
    'held: categories-differ {"differ":1,"compared":1}; 2 exchanges',
  )
  assert.equal(
    inOneLine(noneDiffersFromPersonal(list(vet), list(vet), trees)),
    'broken: categories-alike {"compared":1}; wanted no categories, got 1 transaction categorized as with personal; 1 exchange',
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
      'inconclusive: no-list {"outcome":"400 ClientDisabled"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

it('asks for the code and the name of a client’s own category', () => {
  const own = { customer_category_code: 'club', customer_category_name: 'Club' }
  assert.equal(
    inOneLine(ownCategoriesNamed(list({ extra: own }, { extra: {} }))),
    'held: own-categories-named {"transactions":1}; 1 exchange',
  )
  const unnamed = ownCategoriesNamed(list({ extra: { ...own, customer_category_name: null } }))
  assert.equal(
    inOneLine(unnamed),
    'broken: own-category-unnamed {"field":"customer_category_name","got":"null"}; wanted a text, got null at data[0].extra.customer_category_name; 1 exchange',
  )
  assert.equal(inOneLine(ownCategoriesNamed(list({ extra: {} }))), 'untested: no-own-category; 1 exchange')
  assert.deepEqual(
    [list(), ...unreadable].map((pages) => inOneLine(ownCategoriesNamed(pages))),
    [
      'inconclusive: no-transactions; 1 exchange',
      'inconclusive: no-list {"outcome":"400 ClientDisabled"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

it('asks that what was taught is applied', () => {
  const lessons = new Map([['Vet', 'taxi']])
  assert.equal(
    inOneLine(lessonsApplied(list({ description: 'Vet', category: 'taxi' }), lessons)),
    'held: lessons-applied {"transactions":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(lessonsApplied(list(vet), lessons)),
    'broken: lesson-not-applied {"wanted":"taxi","got":"veterinary"}; wanted taxi, got veterinary; 1 exchange',
  )
  assert.equal(
    inOneLine(lessonsApplied(list({ ...vet, description: 'Other' }), lessons)),
    'untested: no-taught-description {"lessons":1}; 1 exchange',
  )
  assert.deepEqual(
    unreadable.map((pages) => inOneLine(lessonsApplied(pages, lessons))),
    [
      'inconclusive: no-list {"outcome":"400 ClientDisabled"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
    ],
  )
})

it('compares what personal categorized alone', () => {
  const plain = { description: 'Rent', category: 'uncategorized' }
  assert.equal(
    inOneLine(noneDiffersFromPersonal(list(plain), list(plain), trees)),
    'inconclusive: no-common-description; 2 exchanges',
  )
  assert.equal(
    inOneLine(noneDiffersFromPersonal(list(vet, plain), list(vet, { ...plain, category: 7 }), trees)),
    'broken: categories-alike {"compared":1}; wanted no categories, got 1 transaction categorized as with personal; 1 exchange',
  )
})

it('counts a category that is not a text for neither tree', () => {
  assert.equal(
    inOneLine(categoriesOfOneTree(list({ category: 7 }, { category: 'taxi' }), trees, 'personal')),
    'inconclusive: categories-in-both-trees {"seen":2}; 1 exchange',
  )
})

it('shows a name of an own category that is absent', () => {
  assert.equal(
    inOneLine(ownCategoriesNamed(list({ extra: { customer_category_code: 'club' } }))),
    'broken: own-category-unnamed {"field":"customer_category_name","got":"nothing"}; wanted a text, got nothing at data[0].extra.customer_category_name; 1 exchange',
  )
})
