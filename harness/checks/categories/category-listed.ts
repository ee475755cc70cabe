import { check } from '../answers/check.ts'
import { nothingIn } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { categoryInTree, categoryIsChild } from './category-of-transaction.ts'
import { treesOf } from './category-trees.ts'

/**
 * Whether the category of every transaction is in one of the trees that the list of categories shows. Inconclusive without
 * that list.
 */
export const categoryListed = check((pages: readonly Exchange[], list: Exchange) => {
  const { personal, business } = treesOf(list) ?? nothingIn(list, 'list of categories')
  return categoryInTree(pages, personal, business)
})

/**
 * Whether no category of a transaction is a parent with children in the list of categories; one that is a child elsewhere, or
 * has no children in one of the trees, is let pass. Inconclusive without that list.
 */
export const categoryListedAsChild = check((pages: readonly Exchange[], list: Exchange) => {
  const { personal, business } = treesOf(list) ?? nothingIn(list, 'list of categories')
  const trees = [personal, business]
  const bare = new Set(trees.flatMap((tree) => Object.keys(tree).filter((parent) => tree[parent]?.length === 0)))
  const parents = trees.flatMap((tree) => Object.entries(tree)).filter(([parent]) => !bare.has(parent))
  const children = trees.flatMap((tree) => Object.values(tree).flat())
  return categoryIsChild(pages, Object.fromEntries(parents), { children })
})
