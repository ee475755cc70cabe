import type { CategoryTrees } from '../../../requirements/tables/table-shapes.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement } from '../../../core/judgement.ts'
import { treeHolds, type TreeName } from './category-trees.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'

/**
 * Whether one tree of the list of categories holds every code that one of these versions documents for it. Reported is the
 * difference from the last of them. Source: Account information / Categories.
 */
export function treeOfAVersion(exchange: Exchange, tree: TreeName, versions: readonly CategoryTrees[]): Judgement {
  const judgements = versions.map((trees) => treeHolds(exchange, tree, trees[tree]))
  return judgements.find(({ finding }) => finding === 'held') ?? judgements.at(-1) ?? nothingToCheck('versions')
}
