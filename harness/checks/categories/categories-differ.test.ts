import { it } from 'node:test'
import { categoriesDiffer } from './categories-differ.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const list = (...categories: Array<string | null>) => [
  sampleExchange(200, { data: categories.map((category, id) => ({ id, description: `d${id}`, category })) }),
]

it('wants other categories without categorization than with it', () => {
  says(categoriesDiffer(list(null, null), list('taxi', 'hotel')), 'held: categories-differ; 2 exchanges')
  says(
    categoriesDiffer(list('taxi', 'hotel'), list('taxi', 'hotel')),
    'broken: value-differs; got the same for all 2; 1 exchange',
  )
  says(categoriesDiffer(list('taxi', 'taxi'), list('taxi', 'taxi')), 'inconclusive: one-category-for-all; 2 exchanges')
  says(categoriesDiffer(list(), list('taxi', 'hotel')), 'inconclusive: no-common-description; 2 exchanges')
})

it('compares common descriptions alone', () => {
  const other = [sampleExchange(200, { data: [{ id: '9', description: 'x', category: null }] })]
  const both = [
    sampleExchange(200, {
      data: [
        { id: '0', description: 'd0', category: 'taxi' },
        { id: '9', description: 'x' },
      ],
    }),
  ]
  says(categoriesDiffer(other, list('taxi', 'hotel')), 'inconclusive: no-common-description; 2 exchanges')
  says(categoriesDiffer(both, list('taxi', 'hotel')), 'broken: value-differs; got the same for all 1; 1 exchange')
})
