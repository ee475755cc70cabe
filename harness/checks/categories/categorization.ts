import { countThat } from '../../reasons/count.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import type { CategoryTrees } from '../../../requirements/tables/table-shapes.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { differs, holds, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isRow, rowsOfAll, statusOf } from '../answers/answer.ts'
import { categoryInTree } from './category-of-transaction.ts'
import { overPages } from '../paging/pages.ts'
import type { TreeName } from './category-trees.ts'
import { nothingShows, nothingToCheck, notShown } from '../answers/nothing-in.ts'

/** What a batch with a wrong item taught of a description, and the answer to it. */
export interface RefusedLesson {
  description: string
  category: string
  answer: Exchange
}

/**
 * Whether every category is in the tree that was chosen, and the categories at hand distinguish it from the other tree: where
 * each of them stands in both, the wrong tree would have passed too, so that it is inconclusive.
 * Source: Account information / Categories.
 */
export function categoriesOfOneTree(pages: readonly Exchange[], trees: CategoryTrees, chosen: TreeName): Judgement {
  const judgement = categoryInTree(pages, trees[chosen])
  if (judgement.finding !== 'held') return judgement
  const other = trees[chosen === 'personal' ? 'business' : 'personal']
  const shared = new Set([...Object.keys(other), ...Object.values(other).flat()])
  const seen = new Set(rowsOfAll(pages).map(({ category }) => category))
  const distinguishing = [...seen].filter((code) => typeof code === 'string' && !shared.has(code))
  if (distinguishing.length > 0) {
    return holds(pages, distinguishing.length, 'category of that tree alone', 'categories of that tree alone')
  }
  return nothingShows(
    `${countThat(seen.size, 'category', 'is', 'categories')} in both trees`,
    pages,
    'which tree was used',
  )
}

/**
 * Whether extra shows a client's own category with its code and its name, both texts. Where no transaction shows one it
 * is untested: what the client configured need not fit any transaction at hand. No transaction at all is inconclusive.
 * Source: Account information / Categories.
 */
export function ownCategoriesNamed(pages: readonly Exchange[]): Judgement {
  const own = ['customer_category_code', 'customer_category_name'] as const
  return overPages(pages, 1, (read) => {
    let transactions = 0
    for (const { rows, exchange } of read) {
      for (const [at, { extra }] of rows.entries()) {
        if (!isRow(extra) || own.every((key) => (extra[key] ?? null) === null)) continue
        transactions += 1
        const missing = own.find((key) => typeof extra[key] !== 'string')
        if (missing === undefined) continue
        const got = jsonOrNothing(extra[missing])
        return differs({ wanted: 'a text', got, place: `data[${at}].extra.${missing}` }, [exchange])
      }
    }
    if (transactions > 0) return holds(pages, transactions, 'transaction')
    if (rowsOfAll(pages).length === 0) return nothingToCheck('transaction', pages)
    return notShown('a category', 'the client’s own', pages)
  })
}

/**
 * Whether later transactions have the category that was taught at once for their description. Where no later
 * transaction has such a description it is untested.
 * Source: Account information / Endpoints / Version 4, categories/learn.
 */
export function learnItemsApplied(later: readonly Exchange[], learned: ReadonlyMap<string, string>): Judgement {
  return overPages(later, 1, () => {
    const taught = rowsOfAll(later).filter(({ description }) => learned.has(String(description)))
    const other = taught.find(({ description, category }) => learned.get(String(description)) !== category)
    if (other !== undefined) {
      const difference = {
        wanted: `${learned.get(String(other.description))}, taught for its description`,
        got: String(other.category),
      }
      return differs(difference, later)
    }
    if (taught.length > 0) return holds(later, taught.length, 'later transaction')
    return leftUntested(
      because('nothing-to-check', { what: 'later transaction with a description that was taught' }),
      later,
    )
  })
}

/**
 * Whether no later transaction has the category that only a refused batch taught for its description. Untested where no
 * batch could be sent or it was not refused, and where no later transaction has the description.
 * Source: Account information / Errors, table of the error body.
 */
export function refusedLessonLeft(later: readonly Exchange[], refused: RefusedLesson | undefined): Judgement {
  return overPages(later, 1, () => {
    const such = rowsOfAll(later).filter(({ description }) => description === refused?.description)
    if (!refused || such.length === 0)
      return leftUntested(because('nothing-to-check', { what: 'later transaction of a refused batch' }), later)
    const { answer, category } = refused
    if (statusOf(answer) < 400 || statusOf(answer) >= 500)
      return leftUntested('The batch with a wrong item was not refused', [answer])
    if (such.every((row) => row['category'] !== category))
      return holds([answer, ...later], such.length, 'later transaction')
    return differs({ wanted: `not ${category}, which only a refused batch taught`, got: category }, [answer, ...later])
  })
}
