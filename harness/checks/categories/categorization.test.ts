import assert from 'node:assert/strict'
import { it } from 'node:test'
import { categoriesTellTree, lessonsApplied, noneDiffersFromPersonal, ownCategoriesNamed } from './categorization.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

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
  assert.equal(categoriesTellTree(pages, trees, 'personal').finding, 'held')
  assert.equal(categoriesTellTree(list({ category: 'leasing' }), trees, 'business').finding, 'held')
})

it('finds a category of the other tree', () => {
  assert.equal(categoriesTellTree(list({ category: 'veterinary' }), trees, 'business').finding, 'broken')
})

it('cannot tell the trees by codes that both have', () => {
  for (const pages of [list({ category: 'taxi' }, { category: 'uncategorized' }), list(), ...unreadable]) {
    assert.equal(categoriesTellTree(pages, trees, 'personal').finding, 'inconclusive')
  }
})

const vet = { description: 'Vet', category: 'veterinary' }

it('sees that none categorizes otherwise than personal', () => {
  const none = list({ description: 'Vet', category: 'uncategorized' })
  assert.equal(noneDiffersFromPersonal(none, list(vet), trees).finding, 'held')
  assert.equal(noneDiffersFromPersonal(list(vet), list(vet), trees).finding, 'broken')
})

it('compares nothing without a common description', () => {
  for (const pages of [list({ ...vet, description: 'Other' }), list(), ...unreadable]) {
    assert.equal(noneDiffersFromPersonal(pages, list(vet), trees).finding, 'inconclusive')
  }
})

it('asks for the code and the name of a client’s own category', () => {
  const own = { customer_category_code: 'club', customer_category_name: 'Club' }
  assert.equal(ownCategoriesNamed(list({ extra: own }, { extra: {} })).finding, 'held')
  const unnamed = ownCategoriesNamed(list({ extra: { ...own, customer_category_name: null } }))
  assert.deepEqual([unnamed.finding, unnamed.place], ['broken', 'data[0].extra.customer_category_name'])
  assert.equal(ownCategoriesNamed(list({ extra: {} })).finding, 'untested')
  for (const pages of [list(), ...unreadable]) {
    assert.equal(ownCategoriesNamed(pages).finding, 'inconclusive')
  }
})

it('asks that what was taught is applied', () => {
  const lessons = new Map([['Vet', 'taxi']])
  assert.equal(lessonsApplied(list({ description: 'Vet', category: 'taxi' }), lessons).finding, 'held')
  assert.equal(lessonsApplied(list(vet), lessons).finding, 'broken')
  assert.equal(lessonsApplied(list({ ...vet, description: 'Other' }), lessons).finding, 'untested')
  for (const pages of unreadable) assert.equal(lessonsApplied(pages, lessons).finding, 'inconclusive')
})
