import { categoryTrees } from '../../reference/category-trees.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'

/** Child to parent, for parents with many children in the personal tree. */
function crowdedParents(): Map<string, string> {
  const { personal } = categoryTrees(4)
  return new Map(
    Object.entries(personal)
      .filter(([, children]) => children.length > 4)
      .flatMap(([parent, children]) => children.map((child): [string, string] => [child, parent])),
  )
}

export const faults = faultsNamed({
  'lists-children-as-objects': 'shows-personal.pets-as-each-object-of-categoryTrees',
  'forgets-wellness': 'shows-personal.health_and_fitness-as-without-wellness-of-categoryTrees',
  'files-taxes-under-another-parent': [
    'shows-personal.fees_and_charges-as-without-taxes-of-categoryTrees',
    'shows-personal.bills_and_utilities-as-with-taxes-of-categoryTrees',
  ],
  'lists-the-business-tree-of-another-version': {
    sentence: 'Version 4 has the business tree of version 5, and version 5 that of version 4.',
    patch: wrapRule('shape.categoryTrees', (rule, trees) =>
      rule({ ...trees, business: categoryTrees('cost_of_goods' in trees.business ? 5 : 4).business }),
    ),
  },
  'lists-another-business-tree-later': {
    sentence: 'From the second list on, version 4 has the business tree of version 5, and version 5 that of version 4.',
    patch: replaceRule('shape.categoryTrees', (rule) => {
      let lists = 0
      return (trees) => {
        lists += 1
        const { business } = lists === 1 ? trees : categoryTrees('cost_of_goods' in trees.business ? 5 : 4)
        return rule({ ...trees, business })
      }
    }),
  },
  'gives-transfer-a-child': 'shows-personal.transfer-as-only-transfer-of-categoryTrees',
  'adds-a-category-of-its-own': {
    sentence: 'The business tree has streaming under utilities.',
    patch: 'shows-business.utilities-as-with-streaming-of-categoryTrees',
  },
  'categorizes-everybody-as-a-business': 'takes-categories.used-as-business-where-it-is-not-none',
  'categorizes-every-fetch-as-the-first': 'takes-categories.used-as-own-second-where-second-is-not-nothing',
  'categorizes-everybody-as-a-person': 'takes-categories.used-as-personal-where-it-is-not-none',
  'writes-category-codes-with-dashes': 'shows-category-as-dashed-of-transaction',
  'categorizes-by-crowded-parents': {
    sentence: 'A transaction gets the parent category where the parent has more than four children.',
    patch(rules) {
      const parents = crowdedParents()
      changeShape('transaction', (_row, { category }) => ({ category: parents.get(category) ?? category }))(rules)
    },
  },
  'categorizes-with-none-too': 'takes-categories.used-as-personal-where-it-is-none',
})
