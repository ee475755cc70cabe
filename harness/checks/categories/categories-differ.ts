import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { rowsOf, type Row } from '../answers/answer.ts'
import { overPages } from '../paging/pages.ts'

/**
 * Whether transactions fetched without categorization are categorized otherwise than those of the same description
 * fetched with it. Where nothing is told apart by its category with it, or no description is common, it is inconclusive.
 */
export function categoriesDiffer(without: readonly Exchange[], categorized: readonly Exchange[]): Judgement {
  const evidence = [...categorized, ...without]
  return overPages(evidence, 2, () => {
    const byDescription = new Map(rowsIn(categorized).map(({ description, category }) => [description, category]))
    if (new Set(byDescription.values()).size < 2) {
      return inconclusive('All descriptions have one category, so nothing shows that they are categorized.', evidence)
    }
    const common = rowsIn(without).filter(({ description }) => byDescription.has(description))
    if (common.length === 0) return inconclusive('No description is common to both.', evidence)
    const other = common.filter(({ description, category }) => byDescription.get(description) !== category)
    if (other.length > 0) return held(`${other.length} of ${common.length} transactions differ.`, evidence)
    const difference = { wanted: 'other categories, or none', got: `the same for all ${common.length}` }
    return broken('Transactions are categorized though they should not be.', difference, [...without])
  })
}

function rowsIn(pages: readonly Exchange[]): Row[] {
  return pages.flatMap((page) => rowsOf(page) ?? [])
}
