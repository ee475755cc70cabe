import type { CategoryTree } from '../../requirements/tables/read-table.ts'
import type { Call } from '../serving/call.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { assignableCodes } from '../reference/read-data.ts'
import type { Client, Transaction } from '../store/entities.ts'
import { type Categorization, clientCategoryOf } from '../providers/merchants.ts'

/** Version 5 names of the version 4 codes that it dropped. The documents give both trees but no mapping. */
export const newer: Record<Categorization, Record<string, string>> = {
  none: {},
  personal: { mortgage_and_rent: 'rent' },
  business: {
    merchandise: 'consumer_goods',
    social_security: 'employee_benefits',
    investment: 'investments',
    equipment: 'electronics',
    office_supplies: 'supplies_and_furniture',
    accounting: 'accounting_and_auditing',
    consultancy: 'consulting',
    marketing: 'marketing_and_media',
  },
}

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
  const { trees, teachable: isTaught } = sandbox.rules.categories
  const { personal, business } = trees(version.categories)
  return isTaught(codesOf(personal).has(code), codesOf(business).has(code))
}

/** The key of what a client says about a description. Descriptions are the same only if every character is. */
export function descriptionKey({ id }: Client, { description }: { description?: unknown }): string {
  return `${id}\n${String(description)}`
}

/**
 * The categories (one of each version's trees) and the extra keys of an imported transaction. What the client taught
 * about the description comes before the imported category. The client's own category stands beside it. `isAgain` says
 * that the login was fetched before.
 * Source: Version 4 endpoints, categories/learn; Categories.
 */
export function categoriesOf(
  sandbox: Sandbox,
  client: Client,
  transaction: Pick<Transaction, 'description' | 'category' | 'extra'>,
  categorization: Categorization,
  isAgain = false,
): Pick<Transaction, 'category' | 'categoryV5' | 'extra'> {
  const { rules, store } = sandbox
  const { trees, keepsTaught } = rules.categories
  if (categorization === 'none')
    return { category: withoutCategory, categoryV5: withoutCategory, extra: transaction.extra }
  const learnt = store.learnt.get(descriptionKey(client, transaction))
  const applies = learnt !== undefined && rules.categories.applies(learnt, isAgain)
  const taught = applies ? [learnt.category_code] : []
  const candidates = [...taught, transaction.category]
  const firstIn = (version: 4 | 5, codes: readonly string[]) => {
    const { [categorization]: own, personal, business } = trees(version)
    const known = (code: string) =>
      [own, ...(keepsTaught && taught.includes(code) ? [personal, business] : [])].some((tree) =>
        codesOf(tree).has(code),
      )
    return codes.find(known) ?? withoutCategory
  }
  const category = firstIn(4, candidates)
  const categoryV5 = firstIn(
    5,
    candidates.flatMap((code) => [code, newer[categorization][code] ?? code]),
  )
  const clientCategory = client.customCategories ? clientCategoryOf(transaction.description) : undefined
  return {
    category,
    categoryV5,
    extra: clientCategory ? { ...transaction.extra, ...clientCategory } : transaction.extra,
  }
}
