import assert from 'node:assert/strict'
import { it } from 'node:test'
import { childlessParents, noFurtherCodes, treeHolds } from './category-trees.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const documented = { pets: ['veterinary', 'pet_grooming'], transfer: [] }
const served = (personal: unknown) => sampleExchange(200, { data: { personal, business: {} } })
const right = served({ transfer: [], pets: ['pet_grooming', 'veterinary'] })

it('holds for the documented tree in any order', () => {
  for (const check of [treeHolds, childlessParents, noFurtherCodes]) {
    assert.equal(check(right, 'personal', documented).finding, 'held')
  }
})

it('is broken by a missing parent, a missing child and a child under another parent', () => {
  assert.equal(treeHolds(served({ pets: documented.pets }), 'personal', documented).place, 'data.personal.transfer')
  const moved = served({ pets: ['veterinary'], transfer: ['pet_grooming'] })
  assert.equal(treeHolds(moved, 'personal', documented).wanted, 'pet_grooming under pets')
  assert.equal(childlessParents(moved, 'personal', documented).got, 'pet_grooming')
  assert.equal(
    inOneLine(treeHolds(right, 'business', documented)),
    'broken: tree-differs {"wanted":"the parent pets","got":"nothing","place":"data.business.pets"}; wanted the parent pets, got nothing at data.business.pets; 1 exchanges',
  )
})

it('leaves further codes to a rule of their own', () => {
  const more = served({ ...documented, pets: [...documented.pets, 'horses'] })
  assert.equal(
    inOneLine(treeHolds(more, 'personal', documented)),
    'held: tree-complete {"tree":"personal","parents":2}; 1 exchanges',
  )
  assert.equal(noFurtherCodes(more, 'personal', documented).got, 'horses')
})

it('is inconclusive without a tree', () => {
  assert.equal(
    inOneLine(treeHolds(sampleRefusal(400, 'ClientDisabled'), 'personal', documented)),
    'inconclusive: nothing-to-check {"what":"tree","outcome":"400 ClientDisabled"}; 1 exchanges',
  )
  assert.equal(
    inOneLine(noFurtherCodes(sampleTransportError(), 'personal', documented)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchanges',
  )
  assert.equal(treeHolds(served([]), 'personal', documented).got, 'array')
})
