import { readTable } from '../../requirements/tables/read-table.ts'
import type { CategoryTree, CategoryTrees } from '../../requirements/tables/table-shapes.ts'

/** The trees of a version as its category list answers them. Source: Categories. */
export function categoryTrees(version: 4 | 5 = 4): CategoryTrees {
  return readTable(version === 4 ? 'categories-v4' : 'categories-v5')
}

/** The codes a transaction may carry: every child, and every parent that has none. */
export function assignableCodes(tree: CategoryTree): string[] {
  return Object.entries(tree).flatMap(([parent, children]) => (children.length === 0 ? [parent] : children))
}
