import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement } from '../../../core/judgement.ts'
import { categoryInTree, categoryIsChild } from './category-of-transaction.ts'
import { treesOf } from './category-trees.ts'
import { nothingIn } from '../answers/nothing-in.ts'

/**
 * Whether the category of every transaction is in one of the trees that the list of categories shows. Inconclusive without
 * that list.
 */
export function categoryListed(pages: readonly Exchange[], list: Exchange): Judgement {
  const trees = treesOf(list)
  return trees ? categoryInTree(pages, trees.personal, trees.business) : nothingIn(list, 'list of categories')
}

/**
 * Whether no category of a transaction is a parent with children in the list of categories; one that is a child elsewhere, or
 * has no children in one of the trees, is let pass. Inconclusive without that list.
 */
export function categoryListedAsChild(pages: readonly Exchange[], list: Exchange): Judgement {
  const { personal, business } = treesOf(list) ?? {}
  if (!personal || !business) return categoryListed(pages, list)
  const trees = [personal, business]
  const bare = new Set(trees.flatMap((tree) => Object.keys(tree).filter((parent) => tree[parent]?.length === 0)))
  const parents = trees.flatMap((tree) => Object.entries(tree)).filter(([parent]) => !bare.has(parent))
  const children = trees.flatMap((tree) => Object.values(tree).flat())
  return categoryIsChild(pages, Object.fromEntries(parents), { children })
}
