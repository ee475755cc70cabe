import { isSuccess } from '../../checks/answers/answer.ts'
import { treeHolds, type TreeName } from '../../checks/categories/category-trees.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'

const of = (tree: TreeName): AnswerRule => ({
  point: tree,
  byItself: true,
  decide: ({ route, exchange, dialect: { categories } }) =>
    categories !== undefined && route?.request === 'list categories' && isSuccess(exchange)
      ? treeHolds(exchange, tree, readTable(categories)[tree])
      : undefined,
})

/** The list of categories always has every documented code. */
export const observer = observerOf('category-trees', 'Every list of categories has the documented trees', [
  of('personal'),
  of('business'),
])
