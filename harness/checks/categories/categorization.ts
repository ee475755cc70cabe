import { check } from '../answers/check.ts'
import { demandOptional, demandDifferent, nothingIn } from '../answers/demands.ts'
import { isRow, outcomeOf, type Row, rowsOfAll, statusOf } from '../answers/answer.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import type { CategoryTrees, CategoryTree } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { pagesOf } from '../paging/pages.ts'
import { overRows, rowsSatisfy } from '../values/rows-satisfy.ts'
import { codesOf, type TreeName, treesOf } from './category-trees.ts'

/** What a batch with a wrong item taught of a description, and the answer to it. */
export interface RefusedLearning {
  description: string
  category: string
  answer: Exchange
}

/**
 * Whether every category is in the tree that was chosen, and the categories at hand distinguish it from the other tree: where
 * each of them stands in both, the wrong tree would have passed too, so that it is inconclusive.
 * Source: Account information / Categories.
 */
export const categoriesOfOneTree = check((pages: readonly Exchange[], trees: CategoryTrees, chosen: TreeName) => {
  const judgement = categoryInTree(pages, trees[chosen])
  if (judgement.finding !== 'held') return judgement
  const shared = codesOf(trees[chosen === 'personal' ? 'business' : 'personal'])
  const seen = new Set(rowsOfAll(pages).map(({ category }) => category))
  const distinguishing = [...seen].filter((code) => typeof code === 'string' && !shared.has(code))
  demandDifferent(distinguishing.length, [...seen].map(String).join(', '), pages)
  return holds(pages, distinguishing.length, 'category of that tree alone', 'categories of that tree alone')
})

/**
 * Whether extra shows a client's own category with its code and its name, both texts. Where no transaction shows one it
 * is untested: what the client configured need not fit any transaction at hand. No transaction at all is inconclusive.
 * Source: Account information / Categories.
 */
export function ownCategoriesNamed(pages: readonly Exchange[]): Judgement {
  const own = ['customer_category_code', 'customer_category_name'] as const
  return overRows(pages, {
    what: 'transaction',
    wanted: 'a text',
    concerns: ({ extra }) => isRow(extra) && own.some((key) => (extra[key] ?? null) !== null),
    faultIn: ({ extra }) => {
      const missing = own.find((key) => isRow(extra) && typeof extra[key] !== 'string')
      return missing && { got: jsonOrNothing((extra as Row)[missing]), place: `extra.${missing}` }
    },
    unconcerned: because('not-shown', { what: 'a category', of: 'the client’s own' }),
  })
}

/**
 * Whether later transactions have the category that was taught at once for their description. Where none has such a
 * description it is untested, and without any transaction inconclusive.
 * Source: Account information / Endpoints / Version 4, categories/learn.
 */
export function learnItemsApplied(later: readonly Exchange[], learned: ReadonlyMap<string, string>): Judgement {
  return overRows(later, {
    what: 'later transaction',
    wanted: 'the category that was taught for its description',
    concerns: ({ description }) => learned.has(String(description)),
    faultIn: ({ description, category }) => {
      const taught = learned.get(String(description))
      if (category === taught) return undefined
      return { wanted: `${taught}, taught for its description`, got: String(category), place: 'category' }
    },
    unconcerned: because('nothing-to-check', { what: 'later transaction with a description that was taught' }),
  })
}

/**
 * Whether no later transaction has the category that only a refused batch taught for its description. Untested where no
 * batch could be sent or it was not refused, and where no later transaction has the description.
 * Source: Account information / Errors, table of the error body.
 */
export const refusedLearningLeft = check((later: readonly Exchange[], refused: RefusedLearning | undefined) => {
  pagesOf(later)
  const such = rowsOfAll(later).filter(({ description }) => description === refused?.description)
  const nothing = because('nothing-to-check', { what: 'later transaction of a refused batch' })
  demandOptional(refused && such.length > 0, nothing, later)
  const { answer, category } = refused
  const isRefused = statusOf(answer) >= 400 && statusOf(answer) < 500
  demandOptional(isRefused, because('request-accepted', { outcome: outcomeOf(answer) }), [answer])
  if (such.every((row) => row['category'] !== category))
    return holds([answer, ...later], such.length, 'later transaction')
  return differs({ wanted: `not ${category}, which only a refused batch taught`, got: category }, [answer, ...later])
})

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
