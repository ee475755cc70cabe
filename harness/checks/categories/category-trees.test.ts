import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import { childlessParents, noFurtherCodes, treeHolds } from './category-trees.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const documented = { pets: ['veterinary', 'pet_grooming'], transfer: [] }
const served = (personal: unknown) => sampleData({ personal, business: {} })
const right = served({ transfer: [], pets: ['pet_grooming', 'veterinary'] })

const more = served({ ...documented, pets: [...documented.pets, 'horses'] })

cases(
  'holds for the documented tree in any order',
  [
    [treeHolds, childlessParents, noFurtherCodes].map((check) => inOneLine(check(right, 'personal', documented))),
    ['held: holds-for', 'held: seen', 'held: holds'],
  ],
  'is broken by a missing parent, a missing child and a child under the wrong parent',
  [treeHolds(right, 'business', documented), 'broken: nothing at data.business.pets'],
  'leaves further codes to a rule of their own',
  [treeHolds(more, 'personal', documented), 'held: holds-for'],
  [noFurtherCodes(more, 'personal', documented), 'broken: horses at data.personal.pets'],
  'is inconclusive without a tree',
  [treeHolds(sampleRefusal(400, 'ClientDisabled'), 'personal', documented), 'inconclusive: nothing-to-check'],
  [noFurtherCodes(sampleTransportError(), 'personal', documented), 'inconclusive: transport-error'],
  [treeHolds(served([]), 'personal', documented), 'broken: array at data.personal'],
  'names what a tree shows in place of a code',
  [treeHolds(served({ pets: ['a', 'b'], transfer: [] }), 'personal', documented), 'broken: a, b at data.personal.pets'],
  [
    treeHolds(served({ pets: 'veterinary', transfer: [] }), 'personal', documented),
    'broken: no child at data.personal.pets',
  ],
  [childlessParents(served({ pets: [] }), 'personal', documented), 'broken: nothing at data.personal.transfer'],
  [
    childlessParents(served({ transfer: ['a', 'b'] }), 'personal', documented),
    'broken: a, b at data.personal.transfer',
  ],
  [noFurtherCodes(served({ horses: [] }), 'personal', documented), 'broken: horses at data.personal.horses'],
)
