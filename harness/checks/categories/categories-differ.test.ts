import { cases } from '../../../core/test-support/cases.ts'
import { categoriesDiffer } from './categories-differ.ts'
import { sampleData } from '../test-support/sample-exchange.ts'

const list = (...categories: Array<string | null>) => [
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
  'wants other categories without categorization than with it',
  [categoriesDiffer(list(null, null), list('taxi', 'hotel')), 'held: seen (2)'],
  [categoriesDiffer(list('taxi', 'hotel'), list('taxi', 'hotel')), 'broken: the same for all 2'],
  [categoriesDiffer(list('taxi', 'taxi'), list('taxi', 'taxi')), 'inconclusive: nothing-shows (2)'],
  [categoriesDiffer(list(), list('taxi', 'hotel')), 'inconclusive: nothing-to-check (2)'],
  'compares common descriptions alone',
  [categoriesDiffer(other, list('taxi', 'hotel')), 'inconclusive: nothing-to-check (2)'],
  [categoriesDiffer(both, list('taxi', 'hotel')), 'broken: the same for all 1'],
)
