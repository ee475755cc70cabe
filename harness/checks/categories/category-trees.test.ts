import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { sampleData, sampleRefusal, sampleTransportError, sampleExchange } from '../test-support/sample-exchange.ts'
import { childlessParents, noFurtherCodes, treeHolds } from './category-trees.ts'
import {
  droppedCodes,
  droppedCodesGone,
  movedCodesHaveOnePlace,
  noDroppedCode,
  personalDiffersInHomeAlone,
} from './newer-trees.ts'

const documented = { pets: ['veterinary', 'pet_grooming'], transfer: [] }
const served = (personal: unknown) => sampleData({ personal, business: {} })
const right = served({ transfer: [], pets: ['pet_grooming', 'veterinary'] })

const more = served({ ...documented, pets: [...documented.pets, 'horses'] })
const holds = (tree: unknown) => treeHolds(served(tree), 'personal', documented)
const childless = (tree: unknown) => childlessParents(served(tree), 'personal', documented)

cases(
  'categoryTrees holds for the documented tree in any order',
  [
    [treeHolds, childlessParents, noFurtherCodes].map((check) => inOneLine(check(right, 'personal', documented))),
    ['held: holds-for', 'held: holds-for', 'held: holds'],
  ],
  'treeHolds is broken by a missing parent, a missing child and a child under the wrong parent',
  [treeHolds(right, 'business', documented), 'broken: nothing at data.business.pets'],
  'treeHolds leaves further codes to a rule of their own',
  [noFurtherCodes(more, 'personal', documented), 'broken: horses at data.personal.pets'],
  'treeHolds is inconclusive without a tree',
  [treeHolds(sampleRefusal(400, 'ClientDisabled'), 'personal', documented), 'inconclusive: nothing-to-check'],
  [noFurtherCodes(sampleTransportError(), 'personal', documented), 'inconclusive: transport-error'],
  [holds([]), 'broken: array at data.personal'],
  'treeHolds names what a tree shows in place of a code',
  [holds({ pets: ['a', 'b'], transfer: [] }), 'broken: a, b at data.personal.pets'],
  [holds({ pets: 'veterinary', transfer: [] }), 'broken: no child at data.personal.pets'],
  [childless({ pets: [] }), 'broken: nothing at data.personal.transfer'],
  [childless({ transfer: ['a', 'b'] }), 'broken: a, b at data.personal.transfer'],
  [noFurtherCodes(served({ horses: [] }), 'personal', documented), 'broken: horses at data.personal.horses'],
)

const older = readTable('categories-v4')
const newer = readTable('categories-v5')

test('newerTrees knows which codes version 5 dropped', () => {
  const gone = droppedCodes(older.business, newer.business)
  for (const code of ['equipment', 'office_supplies', 'office', 'cost_of_goods']) assert.ok(gone.has(code), code)
  for (const code of ['raw_materials', 'office_rent', 'software']) assert.ok(!gone.has(code), code)
})

const without = Object.fromEntries(
  Object.entries(newer.business).map(([parent, list]) => [parent, list.filter((code) => code !== 'office_rent')]),
)
const of = (category: string, extra = {}) => sampleData([{ id: '1', category, extra }])
const own = { customer_category_code: 'accounting' }
const { pets: _pets, ...fewer } = newer.personal
const turned = Object.fromEntries(Object.entries(newer.personal).map(([parent, list]) => [parent, list.toReversed()]))
const personal = (tree: object) =>
  personalDiffersInHomeAlone(sampleData({ ...newer, personal: tree }), sampleData(older))
const disabled = sampleRefusal(400, 'ClientDisabled')
const gone = (data: object) => droppedCodesGone(sampleData(data), older, newer)
const moved = (business: object) => movedCodesHaveOnePlace(sampleData({ ...newer, business }), older, newer)
const dropped = (...rows: Parameters<typeof noDroppedCode>[0]) => noDroppedCode(rows, older.business, newer.business)
const one = { ...newer.business, income: [...(newer.business.income ?? []), 'investment'] }

cases(
  'droppedCodesGone reports a tree of version 4 where version 5 is expected',
  [gone({ ...newer, business: one }), 'broken: investment at data.business'],
  'droppedCodesGone needs both trees',
  [droppedCodesGone(sampleExchange(404, { data: newer }), older, newer), 'inconclusive: nothing-to-check'],
  [gone({ business: newer.business }), 'inconclusive: nothing-to-check'],
  [gone({ personal: { a: 7 }, business: { b: [] } }), 'held: holds'],
  'droppedCodesGone names five dropped codes at most',
  [gone({ ...newer, business: older.business }).got?.split(', ').length, 5],
  'movedCodesHaveOnePlace finds a code that stands under both its parents, the former one or none',
  [moved(newer.business), 'held: holds-for'],
  [moved({ ...newer.business, office: ['office_rent'] }), 'broken: real_estate and office at data.business'],
  [moved(without), 'broken: no parent at data.business'],
  'noDroppedCode takes a dropped code on a transaction only where it is a client own',
  [dropped(of('accounting')), 'broken: "accounting" on the transaction 1 at data[0]'],
  [dropped(of('accounting', own)), 'held: holds-for'],
  'newerTrees lets two personal trees differ in home and in the order of children alone, and names a parent that only one has',
  [personal(turned), 'held: holds-for (2)'],
  [personal({ ...newer.personal, pets: ['veterinary'] }), 'broken: veterinary at data.personal.pets (2)'],
  [personal(fewer), 'broken: no such parent at data.personal.pets (2)'],
  [personal({ ...newer.personal, boats: [] }), 'broken: no child at data.personal.boats (2)'],
  [personalDiffersInHomeAlone(disabled, sampleData(older)), 'inconclusive: nothing-to-check'],
)
