import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal } from '../test-support/sample-exchange.ts'
import { categoryListed, categoryListedAsChild } from './category-listed.ts'

const trees = sampleData({
  personal: { pets: ['toys', 'taxes'], home: ['rent'] },
  business: { taxes: ['vat'], home: [], tools: [] },
})
const unknown = sampleRefusal(404, 'RouteNotFound')
const fetched = (category: string) => [sampleData([{ id: '1', category, extra: {} }])]

cases(
  'takes parents and children of either tree, and finds a category that neither lists',
  ...['pets', 'toys', 'rent', 'taxes', 'vat', 'tools'].map(
    (code) => [categoryListed(fetched(code), trees), 'held: seen'] as const,
  ),
  [categoryListed(fetched('vet'), trees), 'broken: "vet" on the transaction 1 at data[0]'],
  'finds a parent with children, unless it is a child or has none elsewhere',
  ...['toys', 'taxes', 'vat', 'home', 'no_such_code'].map(
    (code) => [categoryListedAsChild(fetched(code), trees), 'held: seen', code] as const,
  ),
  [categoryListedAsChild(fetched('pets'), trees), 'broken: "pets" on the transaction 1 at data[0]'],
  'says nothing without the list',
  [categoryListed(fetched('toys'), unknown), 'inconclusive: nothing-to-check'],
  [categoryListedAsChild(fetched('pets'), unknown), 'inconclusive: nothing-to-check'],
)
