import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readTable } from '../../../requirements/tables/read-table.ts'
import {
  droppedCodes,
  droppedCodesGone,
  movedCodesHaveOnePlace,
  noDroppedCode,
  personalDiffersInHomeAlone,
} from './newer-trees.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const older = readTable('categories-v4')
const newer = readTable('categories-v5')
const served = (data: unknown) => sampleData(data)

it('knows which codes version 5 dropped', () => {
  assert.deepEqual([...droppedCodes(older.personal, newer.personal)], ['mortgage_and_rent'])
  const gone = droppedCodes(older.business, newer.business)
  for (const code of ['equipment', 'office_supplies', 'office', 'cost_of_goods']) assert.ok(gone.has(code), code)
  for (const code of ['raw_materials', 'office_rent', 'software']) assert.ok(!gone.has(code), code)
})

it('reports a tree of version 4 where version 5 is expected', () => {
  const one = { ...newer.business, income: [...(newer.business.income ?? []), 'investment'] }
  says(droppedCodesGone(served({ ...newer, business: one }), older, newer), 'broken: investment at data.business')
})

it('finds a code that stands under both its parents, or the former one', () => {
  says(movedCodesHaveOnePlace(served(newer), older, newer), 'held: holds-for')
  const both = { ...newer, business: { ...newer.business, office: ['office_rent'] } }
  says(movedCodesHaveOnePlace(served(both), older, newer), 'broken: real_estate and office at data.business')
})

it('takes a dropped code on a transaction only where it is a client own', () => {
  const list = (extra: object) => [sampleData([{ id: '1', category: 'accounting', extra }])]
  says(noDroppedCode(list({}), older.business, newer.business), 'broken: "accounting" on the transaction 1 at data[0]')
  const own = { customer_category_code: 'accounting' }
  says(noDroppedCode(list(own), older.business, newer.business), 'held: rows-as-wanted')
  says(noDroppedCode([sampleData([])], older.business, newer.business), 'inconclusive: no-rows-to-check')
})

it('lets two personal trees differ in home and nowhere else', () => {
  says(personalDiffersInHomeAlone(served(newer), served(older)), 'held: holds-for (2)')
  const other = { ...newer, personal: { ...newer.personal, pets: ['veterinary'] } }
  says(personalDiffersInHomeAlone(served(other), served(older)), 'broken: veterinary at data.personal.pets (2)')
  says(
    personalDiffersInHomeAlone(sampleRefusal(400, 'ClientDisabled'), served(older)),
    'inconclusive: nothing-to-check',
  )
})

it('names five dropped codes at most, and no parent where there is none', () => {
  const many = { ...newer, personal: older.personal, business: older.business }
  const dropped = droppedCodesGone(served({ ...many, personal: newer.personal }), older, newer)
  assert.equal(dropped.got?.split(', ').length, 5)
  const without = Object.fromEntries(
    Object.entries(newer.business).map(([parent, list]) => [parent, list.filter((code) => code !== 'office_rent')]),
  )
  says(
    movedCodesHaveOnePlace(served({ ...newer, business: without }), older, newer),
    'broken: no parent at data.business',
  )
})

it('needs both trees', () => {
  says(droppedCodesGone(sampleExchange(404, { data: newer }), older, newer), 'inconclusive: nothing-to-check')
  says(droppedCodesGone(served({ personal: newer.personal }), older, newer), 'inconclusive: tree-missing')
  says(droppedCodesGone(served({ business: newer.business }), older, newer), 'inconclusive: tree-missing')
  says(droppedCodesGone(served({ personal: { a: 7 }, business: { b: [] } }), older, newer), 'held: holds')
})

it('names a parent that only one of two personal trees has', () => {
  const { pets: _pets, ...fewer } = newer.personal
  const one = served({ ...newer, personal: fewer })
  says(personalDiffersInHomeAlone(one, served(older)), 'broken: no such parent at data.personal.pets (2)')
  const more = served({ ...newer, personal: { ...newer.personal, boats: [] } })
  says(personalDiffersInHomeAlone(more, served(older)), 'broken: no child at data.personal.boats (2)')
})
