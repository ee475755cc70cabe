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
import { sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'

const older = readTable('categories-v4')
const newer = readTable('categories-v5')
const served = (data: unknown) => sampleExchange(200, { data })

it('knows which codes version 5 dropped', () => {
  assert.deepEqual([...droppedCodes(older.personal, newer.personal)], ['mortgage_and_rent'])
  const gone = droppedCodes(older.business, newer.business)
  for (const code of ['investment', 'accounting', 'consultancy', 'marketing', 'merchandise', 'social_security'])
    assert.ok(gone.has(code), code)
  for (const code of ['equipment', 'office_supplies', 'office', 'cost_of_goods']) assert.ok(gone.has(code), code)
  for (const code of ['raw_materials', 'office_rent', 'software']) assert.ok(!gone.has(code), code)
})

it('tells the trees of version 4 from those of version 5', () => {
  assert.equal(droppedCodesGone(served(newer), older, newer).finding, 'held')
  assert.equal(droppedCodesGone(served(older), older, newer).got, 'mortgage_and_rent')
  const one = { ...newer.business, income: [...(newer.business.income ?? []), 'investment'] }
  assert.equal(droppedCodesGone(served({ ...newer, business: one }), older, newer).got, 'investment')
})

it('finds a code that stands under both its parents, or the former one', () => {
  assert.equal(movedCodesHaveOnePlace(served(newer), older, newer).finding, 'held')
  const both = { ...newer, business: { ...newer.business, office: ['office_rent'] } }
  assert.equal(movedCodesHaveOnePlace(served(both), older, newer).wanted, 'office_rent under real_estate alone')
  assert.equal(movedCodesHaveOnePlace(served(older), older, newer).finding, 'broken')
})

it('takes a dropped code on a transaction only where it is a client own', () => {
  const list = (extra: object) => [sampleExchange(200, { data: [{ id: '1', category: 'accounting', extra }] })]
  assert.equal(noDroppedCode(list({}), older.business, newer.business).finding, 'broken')
  const own = { customer_category_code: 'accounting' }
  assert.equal(noDroppedCode(list(own), older.business, newer.business).finding, 'held')
  assert.equal(
    noDroppedCode([sampleExchange(200, { data: [] })], older.business, newer.business).finding,
    'inconclusive',
  )
})

it('lets two personal trees differ in home and nowhere else', () => {
  assert.equal(personalDiffersInHomeAlone(served(newer), served(older)).finding, 'held')
  const other = { ...newer, personal: { ...newer.personal, pets: ['veterinary'] } }
  assert.equal(personalDiffersInHomeAlone(served(other), served(older)).place, 'data.personal.pets')
  assert.equal(personalDiffersInHomeAlone(sampleRefusal(400, 'ClientDisabled'), served(older)).finding, 'inconclusive')
})
