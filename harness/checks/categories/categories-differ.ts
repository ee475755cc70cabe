import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { rowsOfAll } from '../answers/answer.ts'
import { overPages } from '../paging/pages.ts'
import { nothingShows, nothingToCheck } from '../answers/nothing-in.ts'

/**
 * Whether transactions fetched without categorization have other categories than those of the same description fetched
 * with it. Where all of the latter have one category, or no description is common, it is inconclusive.
 */
export function categoriesDiffer(without: readonly Exchange[], categorized: readonly Exchange[]): Judgement {
  const evidence = [...categorized, ...without]
  return overPages(evidence, 2, () => {
    const byDescription = new Map(rowsOfAll(categorized).map(({ description, category }) => [description, category]))
    if (new Set(byDescription.values()).size < 2) {
      return nothingShows('All descriptions have one category', evidence, 'that transactions are categorized')
    }
    const common = rowsOfAll(without).filter(({ description }) => byDescription.has(description))
    const compared = common.length
    if (compared === 0) return nothingToCheck('categorized transaction with a description of both lists', evidence)
    const differ = common.filter(({ description, category }) => byDescription.get(description) !== category).length
    if (differ > 0)
      return held(
        `${differ} of ${count(compared, 'transaction')} with a common description ${differ === 1 ? 'has' : 'have'} a different category`,
        evidence,
      )
    return differs({ wanted: 'other categories, or none', got: `the same for all ${compared}` }, without)
  })
}
