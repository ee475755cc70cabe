import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { categoryListed, categoryListedAsChild } from './category-listed.ts'
import { inOneLine, says } from '../../../core/test-support/cases.ts'

const list = sampleData({ personal: { pets: ['toys'] }, business: { pets: ['feed'], taxes: [] } })
const fetched = (category: string) => [sampleData([{ id: '1', category, extra: {} }])]

it('takes parents and children of either tree', () => {
  for (const code of ['pets', 'toys', 'feed', 'taxes'])
    says(categoryListed(fetched(code), list), 'held: rows-as-wanted')
})

it('finds a category that neither tree lists', () => {
  const judgement = categoryListed(fetched('vet'), list)
  says(judgement, 'broken: "vet" on the transaction 1 at data[0]')
  assert.equal(judgement.got, '"vet" on the transaction 1')
})

it('says nothing without the list', () => {
  assert.match(
    inOneLine(categoryListed(fetched('toys'), sampleRefusal(404, 'RouteNotFound'))),
    /^inconclusive: nothing-to-check$/,
  )
  assert.match(inOneLine(categoryListed(fetched('toys'), sampleTransportError())), /^inconclusive: transport-error/)
})

it('finds a parent with children, unless it is a child or has none elsewhere', () => {
  const trees = sampleData({
    personal: { pets: ['toys', 'taxes'], home: ['rent'] },
    business: { taxes: ['vat'], home: [] },
  })
  for (const code of ['toys', 'taxes', 'vat', 'home', 'no_such_code'])
    says(categoryListedAsChild(fetched(code), trees), 'held: rows-as-wanted')
  says(categoryListedAsChild(fetched('pets'), trees), 'broken: "pets" on the transaction 1 at data[0]')
  assert.match(
    inOneLine(categoryListedAsChild(fetched('pets'), sampleRefusal(404, 'RouteNotFound'))),
    /^inconclusive: nothing-to-check$/,
  )
})
