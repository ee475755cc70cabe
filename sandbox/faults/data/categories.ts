import { categoryTrees } from '../../reference/category-trees.ts'
import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'

type Tree = Record<string, readonly string[]>

/** Has both trees pass through `change` before the list of categories is written. */
function changeTrees(
  rules: Rules,
  change: (trees: { personal: Tree; business: Tree }) => Record<string, unknown>,
): void {
  const { categoryTrees: shape } = rules.shape
  rules.shape.categoryTrees = (trees) => shape(change(trees) as unknown as typeof trees)
}

/** The parents of the personal tree with many children, by child. */
function crowdedParents(): Map<string, string> {
  const { personal } = categoryTrees(4)
  return new Map(
    Object.entries(personal)
      .filter(([, children]) => children.length > 4)
      .flatMap(([parent, children]) => children.map((child): [string, string] => [child, parent])),
  )
}

export const faults = faultsNamed({
  'lists-children-as-objects': {
    sentence: 'The children of pets are objects with a code instead of strings.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({
        business,
        personal: { ...personal, pets: personal.pets?.map((code) => ({ code })) },
      })),
  },
  'forgets-wellness': (rules) =>
    changeTrees(rules, ({ personal, business }) => ({
      business,
      personal: {
        ...personal,
        health_and_fitness: personal.health_and_fitness?.filter((code) => code !== 'wellness'),
      },
    })),
  'files-taxes-under-another-parent': (rules) =>
    changeTrees(rules, ({ personal, business }) => ({
      business,
      personal: {
        ...personal,
        fees_and_charges: personal.fees_and_charges?.filter((code) => code !== 'taxes'),
        bills_and_utilities: [...(personal.bills_and_utilities ?? []), 'taxes'],
      },
    })),
  'lists-the-business-tree-of-another-version': {
    sentence: 'Version 4 has the business tree of version 5, and version 5 that of version 4.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({
        personal,
        business: categoryTrees('cost_of_goods' in business ? 5 : 4).business,
      })),
  },
  'gives-transfer-a-child': (rules) =>
    changeTrees(rules, ({ personal, business }) => ({ business, personal: { ...personal, transfer: ['transfer'] } })),
  'adds-a-category-of-its-own': {
    sentence: 'The business tree has streaming under utilities.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({
        personal,
        business: { ...business, utilities: [...(business.utilities ?? []), 'streaming'] },
      })),
  },
  'categorizes-everybody-as-a-business': wrapRule('categories.used', (_rule, asked) =>
    asked === 'none' ? asked : 'business',
  ),
  'categorizes-everybody-as-a-person': wrapRule('categories.used', (_rule, asked) =>
    asked === 'none' ? asked : 'personal',
  ),
  'writes-category-codes-with-dashes': wrapRule('shape.transaction', (rule, given) => ({
    ...rule(given),
    category: given.category.replaceAll('_', '-'),
  })),
  'categorizes-by-crowded-parents': {
    sentence: 'A transaction gets the parent category where the parent has more than four children.',
    patch: replaceRule('shape.transaction', (rule) => {
      const parents = crowdedParents()
      return (given) => ({
        ...rule(given),
        category: parents.get(given.category) ?? given.category,
      })
    }),
  },
  'categorizes-with-none-too': wrapRule('categories.used', (_rule, asked) => (asked === 'none' ? 'personal' : asked)),
})
