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
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

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

it('wants the entries in the order of the items', () => {
  assert.equal(inOneLine(entriesInOrder(items, answer(good))), 'held: entries-as-documented {"entries":3}; 1 exchange')
  assert.equal(
    inOneLine(entriesInOrder(items, answer(good.toReversed()))),
    'broken: entry-differs {"wanted":"\\"a\\"","got":"\\"c\\"","place":"data[0].description"}; wanted "a", got "c" at data[0].description; 1 exchange',
  )
  assert.equal(entriesInOrder(items, answer(good.slice(0, 2))).finding, 'broken')
  assert.equal(entriesInOrder(items, sampleTransportError()).finding, 'inconclusive')
})

it('finds the entry of an item in any order', () => {
  const turned = answer(good.toReversed())
  for (const rule of [entryPerItem, errorsOnBadAlone, goodCategorized, itemsEchoed])
    assert.equal(rule(items, turned).finding, 'held', rule.name)
})

it('wants an entry for each item', () => {
  assert.equal(inOneLine(entryPerItem(items, answer(good))), 'held: entries-as-documented {"entries":3}; 1 exchange')
  assert.equal(
    inOneLine(entryPerItem(items, answer(good.slice(0, 2)))),
    'broken: entries-differ-in-number {"items":3,"entries":2}; wanted 3 entries, got 2 entries at data; 1 exchange',
  )
  assert.equal(
    inOneLine(entryPerItem(items, changed(0, { description: 'd' }))),
    'broken: entry-differs {"wanted":"\\"a\\"","got":"\\"d\\"","place":"data[0].description"}; wanted "a", got "d" at data[0].description; 1 exchange',
  )
  assert.equal(
    inOneLine(entryPerItem(items, sampleRefusal(400, 'WrongRequestFormat'))),
    'broken: batch-refused {"outcome":"400 WrongRequestFormat"}; wanted an entry for each item, got 400 WrongRequestFormat at data; 1 exchange',
  )
  assert.equal(
    inOneLine(entryPerItem(items, sampleRefusal(400, 'CategorizationLimitReached'))),
    'inconclusive: target-crowded {"errorClass":"CategorizationLimitReached"}; 1 exchange',
  )
  assert.equal(
    inOneLine(entryPerItem(items, sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('wants errors, texts, on bad items and on no other', () => {
  assert.equal(
    inOneLine(errorsOnBadAlone(items, answer(good))),
    'held: entries-as-documented {"entries":3}; 1 exchange',
  )
  assert.equal(
    inOneLine(errorsOnBadAlone(items, changed(0, { errors: [] }))),
    'held: entries-as-documented {"entries":3}; 1 exchange',
  )
  assert.equal(
    inOneLine(errorsOnBadAlone(items, changed(0, { errors: ['bad'] }))),
    'broken: entry-differs {"wanted":"no errors on a good item","got":"[\\"bad\\"]","place":"data[0].errors"}; wanted no errors on a good item, got ["bad"] at data[0].errors; 1 exchange',
  )
  assert.equal(
    inOneLine(errorsOnBadAlone(items, changed(1, { errors: [] }))),
    'broken: entry-differs {"wanted":"errors, texts, on an item with no description","got":"[]","place":"data[1].errors"}; wanted errors, texts, on an item with no description, got [] at data[1].errors; 1 exchange',
  )
  assert.equal(
    inOneLine(errorsOnBadAlone(items, changed(1, { errors: [7] }))),
    'broken: entry-differs {"wanted":"errors, texts, on an item with no description","got":"[7]","place":"data[1].errors"}; wanted errors, texts, on an item with no description, got [7] at data[1].errors; 1 exchange',
  )
  assert.equal(
    inOneLine(errorsOnBadAlone(items, changed(1, { errors: 'bad' }))),
    'broken: entry-differs {"wanted":"errors, texts, on an item with no description","got":"\\"bad\\"","place":"data[1].errors"}; wanted errors, texts, on an item with no description, got "bad" at data[1].errors; 1 exchange',
  )
})

it('wants a category on good items alone', () => {
  assert.equal(inOneLine(goodCategorized(items, answer(good))), 'held: entries-as-documented {"entries":3}; 1 exchange')
  assert.equal(
    inOneLine(goodCategorized(items, changed(2, { category: null }))),
    'broken: entry-differs {"wanted":"a category","got":"null","place":"data[2].category"}; wanted a category, got null at data[2].category; 1 exchange',
  )
  assert.equal(
    inOneLine(goodCategorized(items.slice(1, 2), answer(good.slice(1, 2)))),
    'inconclusive: no-good-item; 1 exchange',
  )
})

it('wants what an entry shows of its item to be what was sent', () => {
  assert.equal(inOneLine(itemsEchoed(items, answer(good))), 'held: entries-as-documented {"entries":3}; 1 exchange')
  assert.equal(
    inOneLine(itemsEchoed(items, changed(0, { amount: 1 }))),
    'broken: entry-differs {"wanted":"-1","got":"1","place":"data[0].amount"}; wanted -1, got 1 at data[0].amount; 1 exchange',
  )
  assert.equal(
    inOneLine(itemsEchoed(items, changed(1, { identifier: 'y' }))),
    'broken: entry-differs {"wanted":"\\"x\\"","got":"\\"y\\"","place":"data[1].identifier"}; wanted "x", got "y" at data[1].identifier; 1 exchange',
  )
  assert.equal(
    inOneLine(itemsEchoed(items, answer([{}, {}, {}]))),
    'untested: nothing-echoed {"fields":["identifier","currency_code","amount"]}; 1 exchange',
  )
})

it('distinguishes a valid item from an invalid one, given that a plain one is valid', () => {
  const valid = answer([{ category: 'taxi' }])
  const invalid = answer([{ errors: ['too long'] }])
  assert.equal(inOneLine(itemIs('valid', valid, valid)), 'held: item-as-expected {"kind":"valid"}; 2 exchanges')
  assert.equal(
    inOneLine(itemIs('valid', valid, invalid)),
    'broken: item-differs {"kind":"valid","wanted":"an entry without errors","got":"[\\"too long\\"]"}; wanted an entry without errors, got ["too long"] at data[0].errors; 2 exchanges',
  )
  assert.equal(inOneLine(itemIs('invalid', valid, invalid)), 'held: item-as-expected {"kind":"invalid"}; 2 exchanges')
  assert.equal(
    inOneLine(itemIs('invalid', valid, sampleRefusal(400, 'WrongRequestFormat'))),
    'held: item-as-expected {"kind":"invalid"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(itemIs('invalid', valid, valid)),
    'broken: item-differs {"kind":"invalid","wanted":"errors on its entry","got":"no errors"}; wanted errors on its entry, got no errors at data[0].errors; 2 exchanges',
  )
  assert.equal(inOneLine(itemIs('invalid', invalid, invalid)), 'inconclusive: plain-item-invalid; 2 exchanges')
  assert.equal(inOneLine(itemIs('invalid', valid, undefined)), 'inconclusive: one-not-sent; 0 exchanges')
})

it('gives long values whole, since they are cut once they are masked, and takes only a text for a description', () => {
  const long = 'x'.repeat(70)
  const item: SentItem = { fields: { description: long } }
  const shown = entryPerItem([item], answer([{ description: 'y' }]))
  assert.equal(shown.wanted, `"${long}"`)
  assert.equal(
    inOneLine(entryPerItem([{ fields: { description: 'a' } }], answer([{}]))),
    'broken: entry-differs {"wanted":"\\"a\\"","got":"nothing","place":"data[0].description"}; wanted "a", got nothing at data[0].description; 1 exchange',
  )
  assert.equal(
    inOneLine(entryPerItem([{ fields: { description: 7 } }], answer([{ description: 8 }]))),
    'held: entries-as-documented {"entries":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(entryPerItem([item], answer([]))),
    'broken: entries-differ-in-number {"items":1,"entries":0}; wanted 1 entry, got 0 entries at data; 1 exchange',
  )
  assert.equal(
    inOneLine(entryPerItem(items, answer({}))),
    'broken: batch-refused {"outcome":"200 with data"}; wanted an entry for each item, got 200 with data at data; 1 exchange',
  )
  assert.equal(
    inOneLine(entryPerItem([{ fields: { description: 'a' } }], answer([7]))),
    'broken: entry-differs {"wanted":"\\"a\\"","got":"nothing","place":"data[0].description"}; wanted "a", got nothing at data[0].description; 1 exchange',
  )
  assert.equal(
    inOneLine(errorsOnBadAlone(items, answer(good.slice(0, 1)))),
    'held: entries-as-documented {"entries":1}; 1 exchange',
  )
})

it('wants a category that is a text', () => {
  assert.equal(
    inOneLine(goodCategorized(items, changed(2, { category: '' }))),
    'broken: entry-differs {"wanted":"a category","got":"\\"\\"","place":"data[2].category"}; wanted a category, got "" at data[2].category; 1 exchange',
  )
  assert.equal(
    inOneLine(goodCategorized(items, sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(itemsEchoed(items, sampleRefusal(400, 'WrongRequestFormat'))),
    'broken: batch-refused {"outcome":"400 WrongRequestFormat"}; wanted an entry for each item, got 400 WrongRequestFormat at data; 1 exchange',
  )
})

it('compares items where both were sent and neither met a limit', () => {
  const valid = answer([{ category: 'taxi' }])
  const spent = sampleRefusal(400, 'CategorizationLimitReached')
  assert.equal(inOneLine(itemIs('valid', undefined, valid)), 'inconclusive: one-not-sent; 0 exchanges')
  assert.equal(
    inOneLine(itemIs('valid', spent, valid)),
    'inconclusive: target-crowded {"errorClass":"CategorizationLimitReached"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(itemIs('valid', valid, spent)),
    'inconclusive: target-crowded {"errorClass":"CategorizationLimitReached"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(itemIs('valid', valid, sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(itemIs('valid', valid, answer([]))),
    'broken: item-differs {"kind":"valid","wanted":"an entry without errors","got":"nothing"}; wanted an entry without errors, got nothing at data[0].errors; 2 exchanges',
  )
  assert.equal(
    inOneLine(itemIs('valid', valid, answer(null))),
    'broken: item-differs {"kind":"valid","wanted":"an entry without errors","got":"nothing"}; wanted an entry without errors, got nothing at data[0].errors; 2 exchanges',
  )
  assert.equal(
    inOneLine(itemIs('valid', valid, sampleRefusal(400, 'WrongRequestFormat'))),
    'broken: item-differs {"kind":"valid","wanted":"an entry without errors","got":"400 WrongRequestFormat"}; wanted an entry without errors, got 400 WrongRequestFormat at data[0].errors; 2 exchanges',
  )
  assert.equal(
    inOneLine(itemIs('valid', valid, answer([{ errors: 'bad' }]))),
    'broken: item-differs {"kind":"valid","wanted":"an entry without errors","got":"\\"bad\\""}; wanted an entry without errors, got "bad" at data[0].errors; 2 exchanges',
  )
})
