import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  entriesInOrder,
  entryPerItem,
  errorsOnBadAlone,
  goodCategorized,
  itemIs,
  itemsEchoed,
  type SentItem,
} from './batch-answers.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../../../harness/checks/answers/sample-exchange.ts'
import { says } from '../../../harness/checks/answers/in-one-line.ts'

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
const answer = (data: unknown) => sampleData(data)
const changed = (at: number, fields: object) =>
  answer(good.map((entry, index) => (index === at ? { ...entry, ...fields } : entry)))

it('wants the entries in the order of the items', () => {
  says(entriesInOrder(items, answer(good)), 'held: holds-for')
  says(entriesInOrder(items, answer(good.toReversed())), 'broken: "c" at data[0].description')
  assert.equal(entriesInOrder(items, answer(good.slice(0, 2))).finding, 'broken')
  assert.equal(entriesInOrder(items, sampleTransportError()).finding, 'inconclusive')
})

it('finds the entry of an item in any order', () => {
  const turned = answer(good.toReversed())
  for (const rule of [entryPerItem, errorsOnBadAlone, goodCategorized, itemsEchoed])
    assert.equal(rule(items, turned).finding, 'held', rule.name)
})

it('wants an entry for each item', () => {
  says(entryPerItem(items, changed(0, { description: 'd' })), 'broken: "d" at data[0].description')
  says(entryPerItem(items, sampleRefusal(400, 'CategorizationLimitReached')), 'inconclusive: target-crowded')
})

it('wants errors, texts, on bad items and on no other', () => {
  says(errorsOnBadAlone(items, changed(1, { errors: [] })), 'broken: [] at data[1].errors')
  says(errorsOnBadAlone(items, changed(1, { errors: [7] })), 'broken: [7] at data[1].errors')
  says(errorsOnBadAlone(items, changed(1, { errors: 'bad' })), 'broken: "bad" at data[1].errors')
})

it('wants a category on good items alone', () => {
  says(goodCategorized(items, answer(good)), 'held: holds-for')
  says(goodCategorized(items, changed(2, { category: null })), 'broken: null at data[2].category')
  says(goodCategorized(items.slice(1, 2), answer(good.slice(1, 2))), 'inconclusive: no-good-item')
})

it('wants what an entry shows of its item to be what was sent', () => {
  says(itemsEchoed(items, answer(good)), 'held: holds-for')
  says(itemsEchoed(items, changed(0, { amount: 1 })), 'broken: 1 at data[0].amount')
  says(itemsEchoed(items, changed(1, { identifier: 'y' })), 'broken: "y" at data[1].identifier')
  says(itemsEchoed(items, answer([{}, {}, {}])), 'untested: nothing-echoed')
})

it('distinguishes a valid item from an invalid one, given that a plain one is valid', () => {
  const valid = answer([{ category: 'taxi' }])
  const invalid = answer([{ errors: ['too long'] }])
  says(itemIs('valid', valid, invalid), 'broken: ["too long"] at data[0].errors (2)')
  says(itemIs('invalid', valid, invalid), 'held: holds (2)')
  says(itemIs('invalid', valid, valid), 'broken: no errors at data[0].errors (2)')
  says(itemIs('invalid', invalid, invalid), 'inconclusive: plain-item-invalid (2)')
})

it('gives long values whole, since they are cut once they are masked, and takes only a text for a description', () => {
  const long = 'x'.repeat(70)
  const item: SentItem = { fields: { description: long } }
  assert.equal(entryPerItem([item], answer([{ description: 'y' }])).wanted, `"${long}"`)
  says(entryPerItem([{ fields: { description: 7 } }], answer([{ description: 8 }])), 'held: holds-for')
  says(entryPerItem([item], answer([])), 'broken: 0 entries at data')
  says(entryPerItem(items, answer({})), 'broken: 200 with data at data')
  says(errorsOnBadAlone(items, answer(good.slice(0, 1))), 'held: holds-for')
})

it('wants a category that is a text', () => {
  says(goodCategorized(items, changed(2, { category: '' })), 'broken: "" at data[2].category')
  says(itemsEchoed(items, sampleRefusal(400, 'WrongRequestFormat')), 'broken: 400 WrongRequestFormat at data')
})

it('compares items where both were sent and neither met a limit', () => {
  const valid = answer([{ category: 'taxi' }])
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  says(itemIs('valid', spent, valid), 'inconclusive: target-crowded (2)')
  says(itemIs('valid', valid, spent), 'inconclusive: target-crowded (2)')
  says(
    itemIs('valid', valid, sampleRefusal(400, 'WrongRequestFormat')),
    'broken: 400 WrongRequestFormat at data[0].errors (2)',
  )
})
