import assert from 'node:assert/strict'
import { it } from 'node:test'
import { childlessParents, noFurtherCodes, treeHolds } from './category-trees.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const documented = { pets: ['veterinary', 'pet_grooming'], transfer: [] }
const served = (personal: unknown) => sampleExchange(200, { data: { personal, business: {} } })
const right = served({ transfer: [], pets: ['pet_grooming', 'veterinary'] })

it('holds for the documented tree in any order', () => {
  assert.deepEqual(
    [treeHolds, childlessParents, noFurtherCodes].map((check) => inOneLine(check(right, 'personal', documented))),
    ['held: holds-for; 1 exchange', 'held: parents-childless; 1 exchange', 'held: holds; 1 exchange'],
  )
})

it('is broken by a missing parent, a missing child and a child under the wrong parent', () => {
  says(
    treeHolds(served({ pets: documented.pets }), 'personal', documented),
    'broken: value-differs; got nothing at data.personal.transfer; 1 exchange',
  )
  const moved = served({ pets: ['veterinary'], transfer: ['pet_grooming'] })
  says(
    treeHolds(moved, 'personal', documented),
    'broken: value-differs; got veterinary at data.personal.pets; 1 exchange',
  )
  says(
    childlessParents(moved, 'personal', documented),
    'broken: value-differs; got pet_grooming at data.personal.transfer; 1 exchange',
  )
  says(treeHolds(right, 'business', documented), 'broken: value-differs; got nothing at data.business.pets; 1 exchange')
})

it('leaves further codes to a rule of their own', () => {
  const more = served({ ...documented, pets: [...documented.pets, 'horses'] })
  says(treeHolds(more, 'personal', documented), 'held: holds-for; 1 exchange')
  says(
    noFurtherCodes(more, 'personal', documented),
    'broken: value-differs; got horses at data.personal.pets; 1 exchange',
  )
})

it('is inconclusive without a tree', () => {
  says(
    treeHolds(sampleRefusal(400, 'ClientDisabled'), 'personal', documented),
    'inconclusive: nothing-to-check; 1 exchange',
  )
  says(noFurtherCodes(sampleTransportError(), 'personal', documented), 'inconclusive: transport-error; 1 exchange')
  says(treeHolds(served([]), 'personal', documented), 'broken: value-differs; got array at data.personal; 1 exchange')
})

it('names what a tree shows in place of a code', () => {
  says(
    treeHolds(served({ pets: [], transfer: [] }), 'personal', documented),
    'broken: value-differs; got no child at data.personal.pets; 1 exchange',
  )
  says(
    treeHolds(served({ pets: ['a', 'b'], transfer: [] }), 'personal', documented),
    'broken: value-differs; got a, b at data.personal.pets; 1 exchange',
  )
  says(
    treeHolds(served({ pets: 'veterinary', transfer: [] }), 'personal', documented),
    'broken: value-differs; got no child at data.personal.pets; 1 exchange',
  )
  says(
    childlessParents(served({ pets: [] }), 'personal', documented),
    'broken: value-differs; got nothing at data.personal.transfer; 1 exchange',
  )
  says(
    childlessParents(served({ transfer: ['a', 'b'] }), 'personal', documented),
    'broken: value-differs; got a, b at data.personal.transfer; 1 exchange',
  )
  says(
    noFurtherCodes(served({ horses: [] }), 'personal', documented),
    'broken: value-differs; got horses at data.personal.horses; 1 exchange',
  )
})
