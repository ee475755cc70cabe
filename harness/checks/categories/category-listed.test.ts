import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { categoryListed } from './category-listed.ts'

const list = sampleExchange(200, { data: { personal: { pets: ['toys'] }, business: { pets: ['feed'], taxes: [] } } })
const fetched = (category: string) => [sampleExchange(200, { data: [{ id: '1', category, extra: {} }] })]

it('takes parents and children of either tree', () => {
  for (const code of ['pets', 'toys', 'feed', 'taxes'])
    assert.equal(categoryListed(fetched(code), list).finding, 'held')
})

it('finds a category that neither tree lists', () => {
  const judgement = categoryListed(fetched('vet'), list)
  assert.equal(judgement.finding, 'broken')
  assert.equal(judgement.got, '"vet" on the transaction 1')
})

it('finds no category in a refused list', () => {
  assert.equal(categoryListed(fetched('toys'), sampleRefusal(404, 'RouteNotFound')).finding, 'broken')
})
