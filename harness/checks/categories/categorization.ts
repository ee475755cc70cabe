import type { CategoryTrees } from '../../../requirements/tables/table-shapes.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isRow, type Row, rowsOf } from '../answers/answer.ts'
import { categoryInTree } from './category-of-transaction.ts'
import { overPages } from '../paging/pages.ts'
import type { TreeName } from './category-trees.ts'

/**
 * Whether every category is in the tree that was chosen, and the categories at hand tell it from the other tree: where
 * each of them stands in both, the wrong tree would have passed too, so that it is inconclusive.
 * Source: Account information / Categories.
 */
export function categoriesTellTree(pages: readonly Exchange[], trees: CategoryTrees, chosen: TreeName): Judgement {
  const judgement = categoryInTree(pages, trees[chosen])
  if (judgement.finding !== 'held') return judgement
  const other = trees[chosen === 'personal' ? 'business' : 'personal']
  const shared = new Set([...Object.keys(other), ...Object.values(other).flat()])
  const seen = new Set(rowsOfAll(pages).map(({ category }) => category))
  const telling = [...seen].filter((code) => typeof code === 'string' && !shared.has(code))
  if (telling.length > 0) {
    const facts = { judgement: judgement.reason, telling: telling.length, seen: seen.size }
    return held(because('categories-tell-tree', facts), [...pages])
  }
  return inconclusive(`Each of the ${seen.size} categories seen stands in both trees, so nothing tells them apart.`, [
    ...pages,
  ])
}

/**
 * Whether transactions of the same description are categorized otherwise with none than with personal. Only child codes
 * of the personal tree are compared; without a description common to both it is inconclusive.
 */
export function noneDiffersFromPersonal(
  none: readonly Exchange[],
  personal: readonly Exchange[],
  trees: CategoryTrees,
): Judgement {
  const evidence = [...personal, ...none]
  return overPages(evidence, 2, () => {
    const children = new Set<unknown>(Object.values(trees.personal).flat())
    const categorized = rowsOfAll(personal).filter(({ category }) => children.has(category))
    const byDescription = new Map(categorized.map(({ description, category }) => [description, category]))
    const compared = rowsOfAll(none).filter(({ description }) => byDescription.has(description))
    if (compared.length === 0) return inconclusive('No categorized description is common to both.', evidence)
    const other = compared.filter(({ description, category }) => byDescription.get(description) !== category)
    if (other.length > 0) return held(`${other.length} of ${compared.length} transactions differ with none.`, evidence)
    const difference = { wanted: 'no categories', got: `${compared.length} transactions categorized as with personal` }
    return broken('Categorization none categorizes as personal does.', difference, none.slice())
  })
}

/**
 * Whether extra shows a client's own category with its code and its name, both texts. Where no transaction shows one it
 * is untested: what the client configured need not fit any transaction at hand. No transaction at all is inconclusive.
 * Source: Account information / Categories.
 */
export function ownCategoriesNamed(pages: readonly Exchange[]): Judgement {
  const own = ['customer_category_code', 'customer_category_name'] as const
  return overPages(pages, 1, (read) => {
    let count = 0
    for (const { rows, exchange } of read) {
      for (const [at, { extra }] of rows.entries()) {
        if (!isRow(extra) || own.every((key) => (extra[key] ?? null) === null)) continue
        count += 1
        const missing = own.find((key) => typeof extra[key] !== 'string')
        if (missing === undefined) continue
        const difference = { wanted: 'a text', got: JSON.stringify(extra[missing]) ?? 'nothing' }
        return broken(
          "A category of the client's own lacks its code or its name.",
          { ...difference, place: `data[${at}].extra.${missing}` },
          [exchange],
        )
      }
    }
    if (count > 0) return held(`${count} transactions show a category of the client's own.`, [...pages])
    if (rowsOfAll(pages).length === 0) return inconclusive('There are no transactions to judge.', [...pages])
    const reason = "The target shows no category of the client's own."
    return leftUntested(reason, [...pages])
  })
}

/**
 * Whether later transactions have the category that was taught at once for their description. Where no later
 * transaction has such a description it is untested.
 * Source: Account information / Endpoints / Version 4, categories/learn.
 */
export function lessonsApplied(later: readonly Exchange[], lessons: ReadonlyMap<string, string>): Judgement {
  return overPages(later, 1, () => {
    const taught = rowsOfAll(later).filter(({ description }) => lessons.has(String(description)))
    const other = taught.find(({ description, category }) => lessons.get(String(description)) !== category)
    if (other !== undefined) {
      const difference = { wanted: lessons.get(String(other.description)) ?? '', got: String(other.category) }
      return broken('A later transaction of a description that was taught has another category.', difference, [
        ...later,
      ])
    }
    if (taught.length > 0) return held(`${taught.length} later transactions have the category taught.`, [...later])
    const reason = `No later transaction has one of the ${lessons.size} descriptions that were taught.`
    return leftUntested(reason, [...later])
  })
}

function rowsOfAll(pages: readonly Exchange[]): Row[] {
  return pages.flatMap((page) => rowsOf(page) ?? [])
}
