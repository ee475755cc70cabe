import { check } from '../answers/check.ts'
import { demandOptional, demandDifferent } from '../answers/demands.ts'
import { isRow, outcomeOf, type Row, rowsOfAll, statusOf } from '../answers/answer.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import type { CategoryTrees } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { categoryInTree } from './category-of-transaction.ts'
import { pagesOf } from '../paging/pages.ts'
import { overRows } from '../values/rows-satisfy.ts'
import { codesOf, type TreeName } from './category-trees.ts'

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
