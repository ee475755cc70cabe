import assert from 'node:assert/strict'
import { it } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import {
  droppedCodes,
  droppedCodesGone,
  movedCodesHaveOnePlace,
  noDroppedCode,
  personalDiffersInHomeAlone,
} from './newer-trees.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'

const older = readTable('categories-v4')
const newer = readTable('categories-v5')
const served = (data: unknown) => sampleData(data)

it('knows which codes version 5 dropped', () => {
  assert.deepEqual([...droppedCodes(older.personal, newer.personal)], ['mortgage_and_rent'])
  const gone = droppedCodes(older.business, newer.business)
  for (const code of ['equipment', 'office_supplies', 'office', 'cost_of_goods']) assert.ok(gone.has(code), code)
  for (const code of ['raw_materials', 'office_rent', 'software']) assert.ok(!gone.has(code), code)
})

const both = { ...newer, business: { ...newer.business, office: ['office_rent'] } }
const without = Object.fromEntries(
  Object.entries(newer.business).map(([parent, list]) => [parent, list.filter((code) => code !== 'office_rent')]),
)
const of = (category: string, extra = {}) => [sampleData([{ id: '1', category, extra }])]
const own = { customer_category_code: 'accounting' }
const { pets: _pets, ...fewer } = newer.personal
const turned = Object.fromEntries(Object.entries(newer.personal).map(([parent, list]) => [parent, list.toReversed()]))
const personal = (tree: object) => personalDiffersInHomeAlone(served({ ...newer, personal: tree }), served(older))
const one = { ...newer.business, income: [...(newer.business.income ?? []), 'investment'] }

cases(
  'reports a tree of version 4 where version 5 is expected',
  [droppedCodesGone(served({ ...newer, business: one }), older, newer), 'broken: investment at data.business'],
  'needs both trees',
  [droppedCodesGone(sampleExchange(404, { data: newer }), older, newer), 'inconclusive: nothing-to-check'],
  [droppedCodesGone(served({ personal: newer.personal }), older, newer), 'inconclusive: cannot-decide'],
  [droppedCodesGone(served({ business: newer.business }), older, newer), 'inconclusive: cannot-decide'],
  [droppedCodesGone(served({ personal: { a: 7 }, business: { b: [] } }), older, newer), 'held: holds'],
  'names five dropped codes at most',
  [
    droppedCodesGone(served({ business: older.business, personal: newer.personal }), older, newer).got?.split(', ')
      .length,
    5,
  ],
  'finds a code that stands under both its parents, the former one or none',
  [movedCodesHaveOnePlace(served(newer), older, newer), 'held: holds-for'],
  [movedCodesHaveOnePlace(served(both), older, newer), 'broken: real_estate and office at data.business'],
  [movedCodesHaveOnePlace(served({ ...newer, business: without }), older, newer), 'broken: no parent at data.business'],
  'takes a dropped code on a transaction only where it is a client own',
  [
    noDroppedCode(of('accounting'), older.business, newer.business),
    'broken: "accounting" on the transaction 1 at data[0]',
  ],
  [noDroppedCode(of('accounting', own), older.business, newer.business), 'held: seen'],
  [noDroppedCode([sampleData([])], older.business, newer.business), 'inconclusive: nothing-to-check'],
  'lets two personal trees differ in home and in the order of children alone, and names a parent that only one has',
  [personal(turned), 'held: holds-for (2)'],
  [personal({ ...newer.personal, pets: ['veterinary'] }), 'broken: veterinary at data.personal.pets (2)'],
  [personal(fewer), 'broken: no such parent at data.personal.pets (2)'],
  [personal({ ...newer.personal, boats: [] }), 'broken: no child at data.personal.boats (2)'],
  [personalDiffersInHomeAlone(sampleRefusal(400, 'ClientDisabled'), served(older)), 'inconclusive: nothing-to-check'],
)
