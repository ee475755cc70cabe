import { readTable } from '../../requirements/tables/read-table.ts'
import type { CategoryTree, CategoryTrees } from '../../requirements/tables/table-shapes.ts'

/** The category trees of a version, as its list shows them. Source: Categories. */
export function categoryTrees(version: 4 | 5 = 4): CategoryTrees {
  return readTable(version === 4 ? 'categories-v4' : 'categories-v5')
}

/** The codes a transaction may carry: every child, and every parent without children. */
export function assignableCodes(tree: CategoryTree): string[] {
  return Object.entries(tree).flatMap(([parent, children]) => (children.length === 0 ? [parent] : children))
}
