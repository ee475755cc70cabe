import { categoryTrees } from '../../reference/category-trees.ts'
import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'

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

/** The list of categories, and the categories of transactions, broken in one way each. */
export const categoriesFaults: Fault[] = [
  {
    id: 'lists-children-as-objects',
    sentence: 'The children of pets are objects with a code instead of strings.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({
        business,
        personal: { ...personal, pets: personal.pets?.map((code) => ({ code })) },
      })),
  },
  {
    id: 'forgets-wellness',
    sentence: 'The personal tree lacks wellness.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({
        business,
        personal: {
          ...personal,
          health_and_fitness: personal.health_and_fitness?.filter((code) => code !== 'wellness'),
        },
      })),
  },
  {
    id: 'files-taxes-under-another-parent',
    sentence: 'The personal category taxes is a child of bills_and_utilities.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({
        business,
        personal: {
          ...personal,
          fees_and_charges: personal.fees_and_charges?.filter((code) => code !== 'taxes'),
          bills_and_utilities: [...(personal.bills_and_utilities ?? []), 'taxes'],
        },
      })),
  },
  {
    id: 'lists-the-business-tree-of-another-version',
    sentence: 'Version 4 has the business tree of version 5, and version 5 that of version 4.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({
        personal,
        business: categoryTrees('cost_of_goods' in business ? 5 : 4).business,
      })),
  },
  {
    id: 'gives-transfer-a-child',
    sentence: 'transfer has itself as its only child.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({ business, personal: { ...personal, transfer: ['transfer'] } })),
  },
  {
    id: 'adds-a-category-of-its-own',
    sentence: 'The business tree has streaming under utilities.',
    patch: (rules) =>
      changeTrees(rules, ({ personal, business }) => ({
        personal,
        business: { ...business, utilities: [...(business.utilities ?? []), 'streaming'] },
      })),
  },
  {
    id: 'categorizes-everybody-as-a-business',
    sentence: 'Transactions fetched with categorization personal get business categories.',
    patch(rules) {
      rules.categories.used = (asked) => (asked === 'none' ? asked : 'business')
    },
  },
  {
    id: 'categorizes-everybody-as-a-person',
    sentence: 'Transactions fetched with categorization business get personal categories.',
    patch(rules) {
      rules.categories.used = (asked) => (asked === 'none' ? asked : 'personal')
    },
  },
  {
    id: 'writes-category-codes-with-dashes',
    sentence: 'The category of a transaction is written car-rental.',
    patch(rules) {
      const { transaction } = rules.shape
      rules.shape.transaction = (given) => ({ ...transaction(given), category: given.category.replaceAll('_', '-') })
    },
  },
  {
    id: 'categorizes-by-crowded-parents',
    sentence: 'A transaction gets the parent category where the parent has more than four children.',
    patch(rules) {
      const { transaction } = rules.shape
      const parents = crowdedParents()
      rules.shape.transaction = (given) => ({
        ...transaction(given),
        category: parents.get(given.category) ?? given.category,
      })
    },
  },
  {
    id: 'categorizes-with-none-too',
    sentence: 'Categorization none is treated as personal.',
    patch(rules) {
      rules.categories.used = (asked) => (asked === 'none' ? 'personal' : asked)
    },
  },
]
