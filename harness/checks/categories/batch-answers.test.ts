import assert from 'node:assert/strict'
import { it } from 'node:test'
import { entryPerItem, errorsOnBadAlone, goodCategorized, itemIs, itemsEchoed, type SentItem } from './batch-answers.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const items: SentItem[] = [
  { fields: { description: 'a', amount: -1 } },
  { fields: { identifier: 'x' }, flaw: 'no description' },
  { fields: { description: 'c' } },
]
const good = [
  { description: 'a', amount: -1, category: 'taxi' },
  { identifier: 'x', errors: ['description is missing'] },
  { description: 'c', category: 'hotel' },
]
const answer = (data: unknown) => sampleExchange(200, { data })
const changed = (at: number, fields: object) =>
  answer(good.map((entry, index) => (index === at ? { ...entry, ...fields } : entry)))

it('wants an entry for each item, in order', () => {
  assert.equal(entryPerItem(items, answer(good)).finding, 'held')
  assert.equal(entryPerItem(items, answer(good.slice(0, 2))).finding, 'broken')
  assert.equal(entryPerItem(items, answer(good.toReversed())).place, 'data[0].description')
  assert.equal(entryPerItem(items, sampleRefusal(400, 'WrongRequestFormat')).finding, 'broken')
  assert.equal(entryPerItem(items, sampleRefusal(400, 'CategorizationLimitReached')).finding, 'inconclusive')
  assert.equal(entryPerItem(items, sampleTransportError()).finding, 'inconclusive')
})

it('wants errors, texts, on bad items and on no other', () => {
  assert.equal(errorsOnBadAlone(items, answer(good)).finding, 'held')
  assert.equal(errorsOnBadAlone(items, changed(0, { errors: [] })).finding, 'held')
  assert.equal(errorsOnBadAlone(items, changed(0, { errors: ['bad'] })).place, 'data[0].errors')
  assert.equal(errorsOnBadAlone(items, changed(1, { errors: [] })).place, 'data[1].errors')
  assert.equal(errorsOnBadAlone(items, changed(1, { errors: [7] })).finding, 'broken')
  assert.equal(errorsOnBadAlone(items, changed(1, { errors: 'bad' })).finding, 'broken')
})

it('wants a category on good items alone', () => {
  assert.equal(goodCategorized(items, answer(good)).finding, 'held')
  assert.equal(goodCategorized(items, changed(2, { category: null })).place, 'data[2].category')
  assert.equal(goodCategorized(items.slice(1, 2), answer(good.slice(1, 2))).finding, 'inconclusive')
})

it('wants what an entry shows of its item to be what was sent', () => {
  assert.equal(itemsEchoed(items, answer(good)).finding, 'held')
  assert.equal(itemsEchoed(items, changed(0, { amount: 1 })).place, 'data[0].amount')
  assert.equal(itemsEchoed(items, changed(1, { identifier: 'y' })).place, 'data[1].identifier')
  assert.equal(itemsEchoed(items, answer([{}, {}, {}])).finding, 'untested')
})

it('tells a valid item from an invalid one, given that a plain one is valid', () => {
  const valid = answer([{ category: 'taxi' }])
  const invalid = answer([{ errors: ['too long'] }])
  assert.equal(itemIs('valid', valid, valid).finding, 'held')
  assert.equal(itemIs('valid', valid, invalid).finding, 'broken')
  assert.equal(itemIs('invalid', valid, invalid).finding, 'held')
  assert.equal(itemIs('invalid', valid, sampleRefusal(400, 'WrongRequestFormat')).finding, 'held')
  assert.equal(itemIs('invalid', valid, valid).finding, 'broken')
  assert.equal(itemIs('invalid', invalid, invalid).finding, 'inconclusive')
  assert.equal(itemIs('invalid', valid, undefined).finding, 'inconclusive')
})
