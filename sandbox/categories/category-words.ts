import type { CategoryTree } from '../../requirements/tables/table-shapes.ts'
import type { Sandbox } from '../core/sandbox.ts'
import { assignableCodes } from '../reference/category-trees.ts'
import type { Client, Transaction } from '../store/entities.ts'

/** Which tree an attempt's categorization selects. */
export type Categorization = 'none' | 'personal' | 'business'

const codeSets = new WeakMap<CategoryTree, ReadonlySet<string>>()

/** The assignable codes of a tree; kept, since every imported transaction asks. */
function codesOf(tree: CategoryTree): ReadonlySet<string> {
  const known = codeSets.get(tree) ?? new Set(assignableCodes(tree))
  codeSets.set(tree, known)
  return known
}

/** Whether a client may teach this code: one of either tree that a transaction may carry. */
export function teachable(sandbox: Sandbox, _client: Client, code: string): boolean {
  const trees = sandbox.rules.categories.trees()
  return codesOf(trees.personal).has(code) || codesOf(trees.business).has(code)
}

/**
 * The category and the extra keys that an imported transaction of a client gets: what the client taught about its
 * description before the category it came with, and the client's own category beside it.
 * Source: Version 4 endpoints, categories/learn; Categories.
 */
export function categorise(
  sandbox: Sandbox,
  client: Client,
  transaction: Pick<Transaction, 'description' | 'category' | 'extra'>,
  categorization: Categorization,
): Pick<Transaction, 'category' | 'extra'> {
  const { rules, store } = sandbox
  if (categorization === 'none') return { category: rules.categories.whenNone, extra: transaction.extra }
  const codes = codesOf(rules.categories.trees()[categorization])
  const learnt = store.learnt.get(rules.categories.learntKey(client.id, transaction.description))
  const applies = learnt !== undefined && rules.categories.applies(learnt, rules.categories.learningThreshold)
  const taught = applies && codes.has(learnt.category_code) ? learnt.category_code : undefined
  const category = taught ?? (codes.has(transaction.category) ? transaction.category : 'uncategorized')
  const own = client.customCategories ? rules.categories.ofClient(transaction.description) : undefined
  return { category, extra: own ? { ...transaction.extra, ...own } : transaction.extra }
}
