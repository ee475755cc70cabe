import { faultsNamed } from '../kinds/faults-named.ts'
import { categoryTrees } from '../../reference/read-data.ts'
import { replaceRule, wrapRule, changeShape } from '../kit/change.ts'

const retired = 'AZM BGL BYR EEK GHC HRK LTL LVL MRO MXP MZM PLZ ROL RUR SDD SKK STD TMM TRL VEF ZMK'.split(' ')

export const faults = faultsNamed({
  'drops-the-codes-that-replaced-others': {
    sentence: 'The Belarusian ruble is listed under its retired code instead of its new one.',
    patch: 'omits-rows-where-code-is-BYN-at-get-currencies',
  },
  'drops-retired-currency-codes': {
    sentence: 'Currencies with a replaced code are listed under the new code only.',
    patch: `omits-rows-where-code-matches-^(?:${retired.join('|')})$-at-get-currencies`,
  },
  'lists-the-fake-country-always': 'takes-countries.listed-with-each-as-true',
  'shows-the-fake-country-to-live-clients': 'takes-countries.fakeAllowed-as-true-where-status-is-live',
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
  'finds-providers-by-a-pattern': {
    absentIn: ['ais-v6', 'payments-v1'],
    patch: 'takes-providers.find-with-first-as-rewriting-_$-to-f-too',
  },
  'shows-another-provider': 'takes-providers.find-with-first-as-fakebank_select_xf-where-it-is-not-nothing',
  'leaves-out-interactive-fields-where-there-are-none':
    'omits-interactive_fields-of-providerDetail-where-interactive_fields-is-empty',
  'names-holder-details-in-the-singular': 'shows-holder_info-as-each-rewriting-s$-to-empty-of-provider',
  'leaves-localized-name-out': 'omits-localized_name-of-field-where-localized_name-is-own-english_name',
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
