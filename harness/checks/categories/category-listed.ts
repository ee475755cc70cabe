import type { CategoryTree } from '../../../requirements/tables/table-shapes.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { dataOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { categoryInTree } from './category-of-transaction.ts'

/**
 * Whether the category of every transaction is in one of the trees that the list of categories shows. Inconclusive without
 * that list.
 */
export function categoryListed(pages: readonly Exchange[], list: Exchange): Judgement {
  if (isSuccess(list)) return categoryInTree(pages, treesIn(dataOf(list)))
  return inconclusive(because('nothing-to-check', { what: 'list of categories', outcome: outcomeOf(list) }), [list])
}

function treesIn(data: unknown): CategoryTree {
  const trees = isRow(data) ? [data['personal'], data['business']].filter(isRow) : []
  return Object.fromEntries(
    trees.flatMap((tree, at) =>
      Object.entries(tree).map(([parent, children]): [string, string[]] => [
        at === 0 ? parent : `business ${parent}`,
        [parent, ...(Array.isArray(children) ? children.map(String) : [])],
      ]),
    ),
  )
}
