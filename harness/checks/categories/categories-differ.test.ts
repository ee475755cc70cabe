import assert from 'node:assert/strict'
import { it } from 'node:test'
import { categoriesDiffer } from './categories-differ.ts'
import { laterFieldsNoted } from '../values/later-fields.ts'
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { wordsOf } from '../../reasons/words-of.ts'

const list = (...categories: Array<string | null>) => [
  sampleExchange(200, { data: categories.map((category, id) => ({ id, description: `d${id}`, category })) }),
]

it('wants other categories without categorization than with it', () => {
  assert.equal(categoriesDiffer(list(null, null), list('taxi', 'hotel')).finding, 'held')
  assert.equal(categoriesDiffer(list('taxi', 'hotel'), list('taxi', 'hotel')).finding, 'broken')
  assert.equal(categoriesDiffer(list('taxi', 'taxi'), list('taxi', 'taxi')).finding, 'inconclusive')
  assert.equal(categoriesDiffer(list(), list('taxi', 'hotel')).finding, 'inconclusive')
})

it('tells fields of a later version and judges none', () => {
  assert.match(
    wordsOf(laterFieldsNoted(sampleExchange(200, { data: { logo_url: 'x' } }), ['logo_url', 'mode']).reason),
    /shows logo_url of/,
  )
  assert.match(wordsOf(laterFieldsNoted(sampleExchange(200, { data: {} }), ['logo_url']).reason), /none of the fields/)
  assert.equal(laterFieldsNoted(sampleRefusal(404, 'ProviderNotFound'), ['logo_url']).finding, 'inconclusive')
})
