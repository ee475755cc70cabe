import { cases } from '../../../core/test-support/cases.ts'
import {
  entriesInOrder,
  entryPerItem,
  errorsOnBadAlone,
  goodCategorized,
  itemIs,
  itemsEchoed,
  type SentItem,
} from './batch-answers.ts'
import {
  sampleData,
  sampleRefusal,
  sampleTransportError,
} from '../../../harness/checks/test-support/sample-exchange.ts'

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

const valid = answer([{ category: 'taxi' }])
const invalid = answer([{ errors: ['too long'] }])
const spent = sampleRefusal(400, 'CategorizationLimitReached')
const long = 'x'.repeat(70)
const item: SentItem = { fields: { description: long } }

cases(
  'finds the entry of an item in any order',
  ...[entryPerItem, errorsOnBadAlone, goodCategorized, itemsEchoed].map(
    (rule) => [rule(items, answer(good.toReversed())), 'held', rule.name] as const,
  ),
  'wants the entries in the order of the items',
  [entriesInOrder(items, answer(good)), 'held: holds-for'],
  [entriesInOrder(items, answer(good.toReversed())), 'broken: "c" at data[0].description'],
  [entriesInOrder(items, answer(good.slice(0, 2))), 'broken'],
  [entriesInOrder(items, sampleTransportError()), 'inconclusive'],
  'wants an entry for each item',
  [entryPerItem(items, changed(0, { description: 'd' })), 'broken: "d" at data[0].description'],
  [entryPerItem(items, sampleRefusal(400, 'CategorizationLimitReached')), 'inconclusive: target-crowded'],
  'wants errors, texts, on bad items and on no other',
  [errorsOnBadAlone(items, changed(1, { errors: [] })), 'broken: [] at data[1].errors'],
  [errorsOnBadAlone(items, changed(1, { errors: [7] })), 'broken: [7] at data[1].errors'],
  [errorsOnBadAlone(items, changed(1, { errors: 'bad' })), 'broken: "bad" at data[1].errors'],
  'wants a category on good items alone',
  [goodCategorized(items, answer(good)), 'held: holds-for'],
  [goodCategorized(items, changed(2, { category: null })), 'broken: null at data[2].category'],
  'wants what an entry shows of its item to be what was sent',
  [itemsEchoed(items, answer(good)), 'held: holds-for'],
  [itemsEchoed(items, changed(0, { amount: 1 })), 'broken: 1 at data[0].amount'],
  [itemsEchoed(items, changed(1, { identifier: 'y' })), 'broken: "y" at data[1].identifier'],
  [itemsEchoed(items, answer([{}, {}, {}])), 'untested: left-out'],
  'distinguishes a valid item from an invalid one, given that a plain one is valid',
  [itemIs('valid', valid, invalid), 'broken: ["too long"] at data[0].errors (2)'],
  [itemIs('invalid', valid, invalid), 'held: holds (2)'],
  [itemIs('invalid', valid, valid), 'broken: no errors at data[0].errors (2)'],
  [itemIs('invalid', invalid, invalid), 'inconclusive: nothing-shows (2)'],
  'compares items where both were sent and neither met a limit',
  [itemIs('valid', spent, valid), 'inconclusive: target-crowded (2)'],
  [itemIs('valid', valid, spent), 'inconclusive: target-crowded (2)'],
  [
    itemIs('valid', valid, sampleRefusal(400, 'WrongRequestFormat')),
    'broken: 400 WrongRequestFormat at data[0].errors (2)',
  ],
  'gives long values whole, since they are cut once they are masked, and takes only a text for a description',
  [entryPerItem([item], answer([{ description: 'y' }])).wanted, `"${long}"`],
  [entryPerItem([{ fields: { description: 7 } }], answer([{ description: 8 }])), 'held: holds-for'],
  [entryPerItem([item], answer([])), 'broken: 0 entries at data'],
  [entryPerItem(items, answer({})), 'broken: 200 with data at data'],
  [errorsOnBadAlone(items, answer(good.slice(0, 1))), 'held: holds-for'],
  'wants a category that is a text',
  [goodCategorized(items, changed(2, { category: '' })), 'broken: "" at data[2].category'],
  [itemsEchoed(items, sampleRefusal(400, 'WrongRequestFormat')), 'broken: 400 WrongRequestFormat at data'],
)
