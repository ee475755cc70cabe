import assert from 'node:assert/strict'
import { it } from 'node:test'
import { childlessParents, noFurtherCodes, treeHolds } from './category-trees.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const documented = { pets: ['veterinary', 'pet_grooming'], transfer: [] }
const served = (personal: unknown) => sampleExchange(200, { data: { personal, business: {} } })
const right = served({ transfer: [], pets: ['pet_grooming', 'veterinary'] })

it('holds for the documented tree in any order', () => {
  assert.deepEqual(
    [treeHolds, childlessParents, noFurtherCodes].map((check) => inOneLine(check(right, 'personal', documented))),
    [
      'held: tree-complete {"tree":"personal","parents":2}; 1 exchange',
      'held: parents-childless {"parents":["transfer"]}; 1 exchange',
      'held: tree-has-documented-codes {"tree":"personal"}; 1 exchange',
    ],
  )
})

it('is broken by a missing parent, a missing child and a child under the wrong parent', () => {
  assert.equal(
    inOneLine(treeHolds(served({ pets: documented.pets }), 'personal', documented)),
    'broken: tree-differs {"wanted":"the parent transfer","got":"nothing","place":"data.personal.transfer"}; wanted the parent transfer, got nothing at data.personal.transfer; 1 exchange',
  )
  const moved = served({ pets: ['veterinary'], transfer: ['pet_grooming'] })
  assert.equal(
    inOneLine(treeHolds(moved, 'personal', documented)),
    'broken: tree-differs {"wanted":"pet_grooming under pets","got":"veterinary","place":"data.personal.pets"}; wanted pet_grooming under pets, got veterinary at data.personal.pets; 1 exchange',
  )
  assert.equal(
    inOneLine(childlessParents(moved, 'personal', documented)),
    'broken: tree-differs {"wanted":"an empty array","got":"pet_grooming","place":"data.personal.transfer"}; wanted an empty array, got pet_grooming at data.personal.transfer; 1 exchange',
  )
  assert.equal(
    inOneLine(treeHolds(right, 'business', documented)),
    'broken: tree-differs {"wanted":"the parent pets","got":"nothing","place":"data.business.pets"}; wanted the parent pets, got nothing at data.business.pets; 1 exchange',
  )
})

it('leaves further codes to a rule of their own', () => {
  const more = served({ ...documented, pets: [...documented.pets, 'horses'] })
  assert.equal(
    inOneLine(treeHolds(more, 'personal', documented)),
    'held: tree-complete {"tree":"personal","parents":2}; 1 exchange',
  )
  assert.equal(
    inOneLine(noFurtherCodes(more, 'personal', documented)),
    'broken: tree-differs {"wanted":"no further child","got":"horses","place":"data.personal.pets"}; wanted no further child, got horses at data.personal.pets; 1 exchange',
  )
})

it('is inconclusive without a tree', () => {
  assert.equal(
    inOneLine(treeHolds(sampleRefusal(400, 'ClientDisabled'), 'personal', documented)),
    'inconclusive: nothing-to-check {"what":"tree","outcome":"400 ClientDisabled"}; 1 exchange',
  )
  assert.equal(
    inOneLine(noFurtherCodes(sampleTransportError(), 'personal', documented)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(treeHolds(served([]), 'personal', documented)),
    'broken: tree-differs {"wanted":"the personal tree","got":"array","place":"data.personal"}; wanted the personal tree, got array at data.personal; 1 exchange',
  )
})

it('names what a tree shows in place of a code', () => {
  assert.equal(
    inOneLine(treeHolds(served({ pets: [], transfer: [] }), 'personal', documented)),
    'broken: tree-differs {"wanted":"veterinary under pets","got":"no child","place":"data.personal.pets"}; wanted veterinary under pets, got no child at data.personal.pets; 1 exchange',
  )
  assert.equal(
    inOneLine(treeHolds(served({ pets: ['a', 'b'], transfer: [] }), 'personal', documented)),
    'broken: tree-differs {"wanted":"veterinary under pets","got":"a, b","place":"data.personal.pets"}; wanted veterinary under pets, got a, b at data.personal.pets; 1 exchange',
  )
  assert.equal(
    inOneLine(treeHolds(served({ pets: 'veterinary', transfer: [] }), 'personal', documented)),
    'broken: tree-differs {"wanted":"veterinary under pets","got":"no child","place":"data.personal.pets"}; wanted veterinary under pets, got no child at data.personal.pets; 1 exchange',
  )
  assert.equal(
    inOneLine(childlessParents(served({ pets: [] }), 'personal', documented)),
    'broken: tree-differs {"wanted":"an empty array","got":"nothing","place":"data.personal.transfer"}; wanted an empty array, got nothing at data.personal.transfer; 1 exchange',
  )
  assert.equal(
    inOneLine(childlessParents(served({ transfer: ['a', 'b'] }), 'personal', documented)),
    'broken: tree-differs {"wanted":"an empty array","got":"a, b","place":"data.personal.transfer"}; wanted an empty array, got a, b at data.personal.transfer; 1 exchange',
  )
  assert.equal(
    inOneLine(noFurtherCodes(served({ horses: [] }), 'personal', documented)),
    'broken: tree-differs {"wanted":"no further parent","got":"horses","place":"data.personal.horses"}; wanted no further parent, got horses at data.personal.horses; 1 exchange',
  )
})
