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
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

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

it('reports a tree of version 4 where version 5 is expected', () => {
  assert.equal(inOneLine(droppedCodesGone(served(newer), older, newer)), 'held: dropped-codes-gone; 1 exchange')
  assert.equal(
    inOneLine(droppedCodesGone(served(older), older, newer)),
    'broken: dropped-codes-listed {"tree":"personal","codes":["mortgage_and_rent"],"dropped":1}; wanted none of the 1 code that this version dropped, got mortgage_and_rent at data.personal; 1 exchange',
  )
  const one = { ...newer.business, income: [...(newer.business.income ?? []), 'investment'] }
  assert.equal(
    inOneLine(droppedCodesGone(served({ ...newer, business: one }), older, newer)),
    'broken: dropped-codes-listed {"tree":"business","codes":["investment"],"dropped":10}; wanted none of the 10 codes that this version dropped, got investment at data.business; 1 exchange',
  )
})

it('finds a code that stands under both its parents, or the former one', () => {
  assert.equal(
    inOneLine(movedCodesHaveOnePlace(served(newer), older, newer)),
    'held: moved-codes-placed {"codes":3}; 1 exchange',
  )
  const both = { ...newer, business: { ...newer.business, office: ['office_rent'] } }
  assert.equal(
    inOneLine(movedCodesHaveOnePlace(served(both), older, newer)),
    'broken: moved-code-misplaced {"code":"office_rent","parent":"real_estate","got":"real_estate and office"}; wanted office_rent under real_estate alone, got real_estate and office at data.business; 1 exchange',
  )
  assert.equal(
    inOneLine(movedCodesHaveOnePlace(served(older), older, newer)),
    'broken: moved-code-misplaced {"code":"raw_materials","parent":"equipment_and_materials","got":"cost_of_goods"}; wanted raw_materials under equipment_and_materials alone, got cost_of_goods at data.business; 1 exchange',
  )
})

it('takes a dropped code on a transaction only where it is a client own', () => {
  const list = (extra: object) => [sampleExchange(200, { data: [{ id: '1', category: 'accounting', extra }] })]
  assert.equal(
    inOneLine(noDroppedCode(list({}), older.business, newer.business)),
    'broken: row-differs {"wanted":"no code that this version dropped","got":"\\"accounting\\" on the transaction 1"}; wanted no code that this version dropped, got "accounting" on the transaction 1 at data[0]; 1 exchange',
  )
  const own = { customer_category_code: 'accounting' }
  assert.equal(
    inOneLine(noDroppedCode(list(own), older.business, newer.business)),
    'held: rows-as-wanted {"rows":1,"wanted":"no code that this version dropped"}; 1 exchange',
  )
  assert.equal(
    inOneLine(noDroppedCode([sampleExchange(200, { data: [] })], older.business, newer.business)),
    'inconclusive: no-rows-to-check; 1 exchange',
  )
})

it('lets two personal trees differ in home and nowhere else', () => {
  assert.equal(
    inOneLine(personalDiffersInHomeAlone(served(newer), served(older))),
    'held: personal-trees-agree {"parents":17}; 2 exchanges',
  )
  const other = { ...newer, personal: { ...newer.personal, pets: ['veterinary'] } }
  assert.equal(
    inOneLine(personalDiffersInHomeAlone(served(other), served(older))),
    'broken: personal-trees-differ {"parent":"pets","wanted":"pet_food_and_supplies, pet_grooming, veterinary","got":"veterinary"}; wanted pet_food_and_supplies, pet_grooming, veterinary, got veterinary at data.personal.pets; 2 exchanges',
  )
  assert.equal(
    inOneLine(personalDiffersInHomeAlone(sampleRefusal(400, 'ClientDisabled'), served(older))),
    'inconclusive: nothing-to-check {"what":"tree","outcome":"400 ClientDisabled"}; 1 exchange',
  )
})

it('names five dropped codes at most, and no parent where there is none', () => {
  const many = { ...newer, personal: older.personal, business: older.business }
  const dropped = droppedCodesGone(served({ ...many, personal: newer.personal }), older, newer)
  assert.deepEqual((dropped.reason.facts.codes as string[]).length, 5)
  assert.equal(dropped.got, (dropped.reason.facts.codes as string[]).join(', '))
  const without = Object.fromEntries(
    Object.entries(newer.business).map(([parent, list]) => [parent, list.filter((code) => code !== 'office_rent')]),
  )
  assert.equal(
    inOneLine(movedCodesHaveOnePlace(served({ ...newer, business: without }), older, newer)),
    'broken: moved-code-misplaced {"code":"office_rent","parent":"real_estate","got":"no parent"}; wanted office_rent under real_estate alone, got no parent at data.business; 1 exchange',
  )
})

it('needs both trees', () => {
  assert.equal(inOneLine(droppedCodesGone(undefined, older, newer)), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(droppedCodesGone(sampleTransportError(), older, newer)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(droppedCodesGone(sampleExchange(404, { data: newer }), older, newer)),
    'inconclusive: nothing-to-check {"what":"tree","outcome":"404 without an error class"}; 1 exchange',
  )
  assert.equal(
    inOneLine(droppedCodesGone(served([]), older, newer)),
    'inconclusive: nothing-to-check {"what":"tree","outcome":"200 with 0 rows"}; 1 exchange',
  )
  assert.equal(
    inOneLine(droppedCodesGone(served({ personal: newer.personal }), older, newer)),
    'inconclusive: tree-missing; 1 exchange',
  )
  assert.equal(
    inOneLine(droppedCodesGone(served({ business: newer.business }), older, newer)),
    'inconclusive: tree-missing; 1 exchange',
  )
  assert.equal(
    inOneLine(droppedCodesGone(served({ personal: { a: 7 }, business: { b: [] } }), older, newer)),
    'held: dropped-codes-gone; 1 exchange',
  )
})

it('names a parent that only one of two personal trees has', () => {
  const { pets: _pets, ...fewer } = newer.personal
  const one = served({ ...newer, personal: fewer })
  assert.equal(
    inOneLine(personalDiffersInHomeAlone(one, served(older))),
    'broken: personal-trees-differ {"parent":"pets","wanted":"pet_food_and_supplies, pet_grooming, veterinary","got":"no such parent"}; wanted pet_food_and_supplies, pet_grooming, veterinary, got no such parent at data.personal.pets; 2 exchanges',
  )
  const more = served({ ...newer, personal: { ...newer.personal, boats: [] } })
  assert.equal(
    inOneLine(personalDiffersInHomeAlone(more, served(older))),
    'broken: personal-trees-differ {"parent":"boats","wanted":"no such parent","got":"no child"}; wanted no such parent, got no child at data.personal.boats; 2 exchanges',
  )
})

it('leaves a code with several parents in the newer version alone', () => {
  const [before, after] = [
    { personal: { a: ['x'] }, business: { a: ['x', 'y', 'z'], c: [] } },
    { personal: { a: ['x'] }, business: { a: ['x'], b: ['x', 'y'], c: [] } },
  ]
  assert.equal(
    inOneLine(movedCodesHaveOnePlace(served(after), before, after)),
    'held: moved-codes-placed {"codes":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(movedCodesHaveOnePlace(served({ ...after, business: before.business }), before, after)),
    'broken: moved-code-misplaced {"code":"y","parent":"b","got":"a"}; wanted y under b alone, got a at data.business; 1 exchange',
  )
})
