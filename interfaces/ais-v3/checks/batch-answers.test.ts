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
import { sampleData, sampleRefusal, sampleExchange } from '../../../harness/checks/test-support/sample-exchange.ts'
import * as follows from './category-follows.ts'

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
  'wants an entry for each item',
  [entryPerItem(items, changed(0, { description: 'd' })), 'broken: "d" at data[0].description'],
  [entryPerItem(items, sampleRefusal(400, 'CategorizationLimitReached')), 'inconclusive: target-crowded'],
  'wants errors, texts, on bad items and on no other',
  [errorsOnBadAlone(items, changed(1, { errors: [] })), 'broken: [] at data[1].errors'],
  [errorsOnBadAlone(items, changed(1, { errors: [7] })), 'broken: [7] at data[1].errors'],
  'wants a category on good items alone',
  [goodCategorized(items, changed(2, { category: null })), 'broken: null at data[2].category'],
  'wants what an entry shows of its item to be what was sent',
  [itemsEchoed(items, changed(0, { amount: 1 })), 'broken: 1 at data[0].amount'],
  [itemsEchoed(items, changed(1, { identifier: 'y' })), 'broken: "y" at data[1].identifier'],
  [itemsEchoed(items, answer([{}, {}, {}])), 'untested: left-out'],
  'distinguishes a valid item from an invalid one, given that a plain one is valid',
  [itemIs('valid', valid, invalid), 'broken: ["too long"] at data[0].errors (2)'],
  [itemIs('invalid', valid, invalid), 'held: holds (2)'],
  [itemIs('invalid', valid, valid), 'broken: no errors at data[0].errors (2)'],
  [itemIs('invalid', invalid, invalid), 'inconclusive: control-alike (2)'],
  'compares items where both were sent and neither met a limit',
  [itemIs('valid', valid, spent), 'inconclusive: target-crowded (2)'],
  [
    itemIs('valid', valid, sampleRefusal(400, 'WrongRequestFormat')),
    'broken: 400 WrongRequestFormat at data[0].errors (2)',
  ],
  'gives long values whole, since they are cut once they are masked, and takes only a text for a description',
  [entryPerItem([item], answer([])), 'broken: 0 entries at data'],
  'wants a category that is a text',
  [goodCategorized(items, changed(2, { category: '' })), 'broken: "" at data[2].category'],
  [itemsEchoed(items, sampleRefusal(400, 'WrongRequestFormat')), 'broken: 400 WrongRequestFormat at data'],
)

const shows = (category: unknown) => sampleData([{ category }])
const taught: follows.TaughtDescription = {
  taught: ['hotel', 'toys'],
  learned: [shows('hotel'), shows('toys'), shows('hotel'), shows('taxi')],
  before: shows('taxi'),
  afterFirst: shows('hotel'),
  afterSecond: shows('toys'),
  behindBad: sampleData([{ errors: ['too long'] }, { category: 'toys' }]),
  afterThird: shows('hotel'),
  afterRemoval: shows('taxi'),
}

const refused = { ...taught, learned: [sampleRefusal(400, 'ActionNotAllowed')] }

cases(
  'holds where each request to learn applies and its removal restores',
  [follows.learnItemApplies(taught, 'first'), 'held: holds (6)'],
  [follows.learnItemApplies(taught, 'second'), 'held: holds (6)'],
  'wants the category of a taught description behind a bad item too',
  [follows.categorizedBehindBad(taught), 'held: holds (6)'],
  [follows.categorizedBehindBad({ ...taught, afterSecond: shows('taxi') }), 'untested: alike (2)'],
  'wants what is taught behind a bad item to be learned',
  [follows.learnedBehindBad({ ...taught, afterThird: shows('toys') }), 'broken: toys at data[0].category (6)'],
  [follows.learnedBehindBad({ ...taught, afterFirst: shows('taxi') }), 'untested: not-shown (2)'],
  'is inconclusive where teaching is refused, and untested where it has no visible effect',
  [follows.learnItemApplies(refused, 'first'), 'inconclusive: nothing-to-check'],
  [follows.removalRestores({ ...taught, afterSecond: shows('taxi') }), 'untested: alike (2)'],
  'is inconclusive after a transport error or beyond a limit',
  [
    follows.learnItemApplies({ ...taught, afterFirst: sampleExchange(200, {}) }, 'first'),
    'broken: null at data[0].category (6)',
  ],
)
