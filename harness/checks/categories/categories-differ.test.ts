import assert from 'node:assert/strict'
import { it } from 'node:test'
import { categoriesDiffer } from './categories-differ.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'

const list = (...categories: Array<string | null>) => [
  sampleExchange(200, { data: categories.map((category, id) => ({ id, description: `d${id}`, category })) }),
]

it('wants other categories without categorization than with it', () => {
  assert.equal(categoriesDiffer(list(null, null), list('taxi', 'hotel')).finding, 'held')
  assert.equal(categoriesDiffer(list('taxi', 'hotel'), list('taxi', 'hotel')).finding, 'broken')
  assert.equal(categoriesDiffer(list('taxi', 'taxi'), list('taxi', 'taxi')).finding, 'inconclusive')
  assert.equal(categoriesDiffer(list(), list('taxi', 'hotel')).finding, 'inconclusive')
})
