import { it } from 'node:test'
import { categoriesDiffer } from './categories-differ.ts'
import { sampleData } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const list = (...categories: Array<string | null>) => [
  sampleData(categories.map((category, id) => ({ id, description: `d${id}`, category }))),
]

it('wants other categories without categorization than with it', () => {
  says(categoriesDiffer(list(null, null), list('taxi', 'hotel')), 'held: categories-differ (2)')
  says(categoriesDiffer(list('taxi', 'hotel'), list('taxi', 'hotel')), 'broken: the same for all 2')
  says(categoriesDiffer(list('taxi', 'taxi'), list('taxi', 'taxi')), 'inconclusive: one-category-for-all (2)')
  says(categoriesDiffer(list(), list('taxi', 'hotel')), 'inconclusive: no-common-description (2)')
})

it('compares common descriptions alone', () => {
  const other = [sampleData([{ id: '9', description: 'x', category: null }])]
  const both = [
    sampleData([
      { id: '0', description: 'd0', category: 'taxi' },
      { id: '9', description: 'x' },
    ]),
  ]
  says(categoriesDiffer(other, list('taxi', 'hotel')), 'inconclusive: no-common-description (2)')
  says(categoriesDiffer(both, list('taxi', 'hotel')), 'broken: the same for all 1')
})
