import type { CategoryTree } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { isRow, type Row } from '../answers/answer.ts'
import { codesOf, treesOf } from './category-trees.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { rowsSatisfy } from '../values/rows-satisfy.ts'
import { check } from '../answers/check.ts'
import { nothingIn } from '../answers/demands.ts'

/**
 * Whether the category of every transaction is in one of the trees: a child, or a parent. A client's own category is let pass
 * where extra shows that very code. Transactions without a category are evaluated by their schema.
 * Source: Account information / Categories.
 */
export function categoryInTree(pages: readonly Exchange[], ...trees: readonly CategoryTree[]): Judgement {
  const codes = new Set(trees.flatMap((tree) => [...codesOf(tree)]))
  const known = (row: Row): boolean => typeof row.category !== 'string' || codes.has(row.category) || isOwn(row)
  return rowsSatisfy(pages, known, { wanted: 'a category of the tree', got: categoryOf })
}

/**
 * Whether the category of every transaction is a child, or a parent that has no children. Codes that the tree does not
 * hold are evaluated by `categoryInTree`; so are children of the `other` tree, which a transaction may have been taught.
 * Source: Account information / Transaction (version 4).
 */
export function categoryIsChild(pages: readonly Exchange[], tree: CategoryTree, other: CategoryTree = {}): Judgement {
  const children = new Set([tree, other].flatMap((one) => Object.values(one).flat()))
  const isChild = (row: Row): boolean => {
    const category = String(row.category)
    const below = Object.hasOwn(tree, category) ? tree[category] : undefined
    return below === undefined || below.length === 0 || children.has(category) || isOwn(row)
  }
  return rowsSatisfy(pages, isChild, { wanted: 'a child category', got: categoryOf })
}

/** Whether a category is the client's own, as extra shows. */
export function isOwn(row: Row): boolean {
  return isRow(row.extra) && row.extra.customer_category_code === row.category
}

export function categoryOf(row: Row): string {
  return `${jsonText(row.category)} on the transaction ${String(row.id)}`
}

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
