import type { CategoryTree } from '../../../requirements/tables/table-shapes.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, type Row } from '../answers/answer.ts'
import { categoryInTree, categoryIsChild } from './category-of-transaction.ts'
import { nothingIn } from '../answers/nothing-in.ts'

/**
 * Whether the category of every transaction is in one of the trees that the list of categories shows. Inconclusive without
 * that list.
 */
export function categoryListed(pages: readonly Exchange[], list: Exchange): Judgement {
  if (isSuccess(list)) return categoryInTree(pages, treesIn(dataOf(list)))
  return nothingIn(list, 'list of categories')
}

/**
 * Whether no category of a transaction is a parent with children in the list of categories; one that is a child elsewhere, or
 * has no children in one of the trees, is let pass. Inconclusive without that list.
 */
export function categoryListedAsChild(pages: readonly Exchange[], list: Exchange): Judgement {
  if (!isSuccess(list)) return categoryListed(pages, list)
  const data = dataOf(list)
  const trees = isRow(data) ? [data['personal'], data['business']].filter(isRow).map(childrenIn) : []
  const bare = new Set(trees.flatMap((tree) => Object.keys(tree).filter((parent) => tree[parent]?.length === 0)))
  const parents = trees.flatMap((tree) => Object.entries(tree)).filter(([parent]) => !bare.has(parent))
  const children = trees.flatMap((tree) => Object.values(tree).flat())
  return categoryIsChild(pages, Object.fromEntries(parents), { children })
}

function childrenIn(tree: Row): CategoryTree {
  return Object.fromEntries(
    Object.entries(tree).map(([parent, children]) => [parent, Array.isArray(children) ? children.map(String) : []]),
  )
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
