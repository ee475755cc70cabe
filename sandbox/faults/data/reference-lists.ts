import { faultsNamed } from '../kinds/faults-named.ts'
import { categoryTrees } from '../../reference/read-data.ts'
import { replaceRule, wrapRule, changeShape } from '../kit/change.ts'

const retired = 'AZM BGL BYR EEK GHC HRK LTL LVL MRO MXP MZM PLZ ROL RUR SDD SKK STD TMM TRL VEF ZMK'.split(' ')

export const faults = faultsNamed({
  'drops-retired-currency-codes': {
    sentence: 'Currencies with a replaced code are listed under the new code only.',
    patch: `omits-rows-where-code-matches-^(?:${retired.join('|')})$-at-get-currencies`,
  },
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
  'categorizes-by-crowded-parents': {
    sentence: 'A transaction gets the parent category where the parent has more than four children.',
    patch(rules) {
      const parents = crowdedParents()
      changeShape('transaction', (_row, { category }) => ({ category: parents.get(category) ?? category }))(rules)
    },
  },
})

/** Child to parent, for parents with many children in the personal tree. */
function crowdedParents(): Map<string, string> {
  const { personal } = categoryTrees(4)
  return new Map(
    Object.entries(personal)
      .filter(([, children]) => children.length > 4)
      .flatMap(([parent, children]) => children.map((child): [string, string] => [child, parent])),
  )
}
