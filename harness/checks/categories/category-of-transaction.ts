import type { CategoryTree } from '../../../requirements/tables/table-shapes.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { isRow, type Row } from '../answers/answer.ts'
import { codesOf } from './category-trees.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { rowsSatisfy } from '../values/rows-satisfy.ts'

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
