import { check } from '../answers/check.ts'
import { demandSome } from '../answers/demands.ts'
import type { CategoryTrees } from '../../../requirements/tables/table-shapes.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { treeHolds, type TreeName } from './category-trees.ts'

/**
 * Whether one tree of the list of categories holds every code that one of these versions documents for it. Reported is the
 * difference from the last of them. Source: Account information / Categories.
 */
export const treeOfAVersion = check((exchange: Exchange, tree: TreeName, versions: readonly CategoryTrees[]) => {
  const judgements = versions.map((trees) => treeHolds(exchange, tree, trees[tree]))
  const last = judgements.at(-1)
  demandSome(last, 'versions')
  return judgements.find(({ finding }) => finding === 'held') ?? last
})
