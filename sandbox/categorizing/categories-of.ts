import type { CategoryTree } from '../../requirements/tables/table-shapes.ts'
import type { Call } from '../serving/call.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { assignableCodes } from '../reference/category-trees.ts'
import type { Client, Transaction } from '../store/entities.ts'
import { newerCode } from './newer-code.ts'
import { type Categorization, clientCategoryOf } from '../providers/categorize.ts'

/** The category of transactions when nothing is categorized. A choice. */
const withoutCategory = 'uncategorized'

const codeSets = new WeakMap<CategoryTree, ReadonlySet<string>>()

/** The assignable codes of a tree; cached, since every imported transaction asks. */
function codesOf(tree: CategoryTree): ReadonlySet<string> {
  const known = codeSets.get(tree) ?? new Set(assignableCodes(tree))
  codeSets.set(tree, known)
  return known
}

/** Whether a client may teach this code: a transaction of the version may carry it. */
export function teachable({ sandbox, version }: Pick<Call, 'sandbox' | 'version'>, code: string): boolean {
  const trees = sandbox.rules.categories.trees(version.categories)
  return codesOf(trees.personal).has(code) || codesOf(trees.business).has(code)
}

/**
 * The categories (one of each version's trees) and the extra keys of an imported transaction. What the client taught
 * about the description comes before the imported category. The client's own category stands beside it.
 * Source: Version 4 endpoints, categories/learn; Categories.
 */
export function categoriesOf(
  sandbox: Sandbox,
  client: Client,
  transaction: Pick<Transaction, 'description' | 'category' | 'extra'>,
  categorization: Categorization,
): Pick<Transaction, 'category' | 'categoryV5' | 'extra'> {
  const { rules, store } = sandbox
  if (categorization === 'none')
    return { category: withoutCategory, categoryV5: withoutCategory, extra: transaction.extra }
  const learnt = store.learnt.get(rules.categories.learntKey(client.id, transaction.description))
  const applies = learnt !== undefined && rules.categories.applies(learnt, rules.categories.learningThreshold)
  const taught = applies ? [learnt.category_code] : []
  const candidates = [...taught, transaction.category]
  const category = firstOf(rules.categories.trees(4)[categorization], candidates)
  const newer = candidates.flatMap((code) => [code, newerCode(categorization, code)])
  const categoryV5 = firstOf(rules.categories.trees(5)[categorization], newer)
  const clientCategory = client.customCategories ? clientCategoryOf(transaction.description) : undefined
  return {
    category,
    categoryV5,
    extra: clientCategory ? { ...transaction.extra, ...clientCategory } : transaction.extra,
  }
}

function firstOf(tree: CategoryTree, codes: readonly string[]): string {
  return codes.find((code) => codesOf(tree).has(code)) ?? 'uncategorized'
}
