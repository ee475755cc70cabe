import assert from 'node:assert/strict'
import { it } from 'node:test'
import { childlessParents, noFurtherCodes, treeHolds } from './category-trees.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine, says } from '../answers/in-one-line.ts'

const documented = { pets: ['veterinary', 'pet_grooming'], transfer: [] }
const served = (personal: unknown) => sampleData({ personal, business: {} })
const right = served({ transfer: [], pets: ['pet_grooming', 'veterinary'] })

it('holds for the documented tree in any order', () =>
  assert.deepEqual(
    [treeHolds, childlessParents, noFurtherCodes].map((check) => inOneLine(check(right, 'personal', documented))),
    ['held: holds-for', 'held: parents-childless', 'held: holds'],
  ))

it('is broken by a missing parent, a missing child and a child under the wrong parent', () =>
  says(treeHolds(right, 'business', documented), 'broken: nothing at data.business.pets'))

it('leaves further codes to a rule of their own', () => {
  const more = served({ ...documented, pets: [...documented.pets, 'horses'] })
  says(treeHolds(more, 'personal', documented), 'held: holds-for')
  says(noFurtherCodes(more, 'personal', documented), 'broken: horses at data.personal.pets')
})

it('is inconclusive without a tree', () => {
  says(treeHolds(sampleRefusal(400, 'ClientDisabled'), 'personal', documented), 'inconclusive: nothing-to-check')
  says(noFurtherCodes(sampleTransportError(), 'personal', documented), 'inconclusive: transport-error')
  says(treeHolds(served([]), 'personal', documented), 'broken: array at data.personal')
})

it('names what a tree shows in place of a code', () => {
  says(
    treeHolds(served({ pets: ['a', 'b'], transfer: [] }), 'personal', documented),
    'broken: a, b at data.personal.pets',
  )
  says(
    treeHolds(served({ pets: 'veterinary', transfer: [] }), 'personal', documented),
    'broken: no child at data.personal.pets',
  )
  says(childlessParents(served({ pets: [] }), 'personal', documented), 'broken: nothing at data.personal.transfer')
  says(
    childlessParents(served({ transfer: ['a', 'b'] }), 'personal', documented),
    'broken: a, b at data.personal.transfer',
  )
  says(noFurtherCodes(served({ horses: [] }), 'personal', documented), 'broken: horses at data.personal.horses')
})
