import { check } from '../answers/check.ts'
import { demandSome, demandDifferent } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { rowsOfAll } from '../answers/answer.ts'
import { pagesOf } from '../paging/pages.ts'

/**
 * Whether transactions fetched without categorization have other categories than those of the same description fetched
 * with it. Where all of the latter have one category, or no description is common, it is inconclusive.
 */
export const categoriesDiffer = check((without: readonly Exchange[], categorized: readonly Exchange[]) => {
  const evidence = [...categorized, ...without]
  pagesOf(evidence, 2)
  const byDescription = new Map(rowsOfAll(categorized).map(({ description, category }) => [description, category]))
  const isClear = new Set(byDescription.values()).size > 1
  demandDifferent(isClear, 'category', evidence)
  const common = rowsOfAll(without).filter(({ description }) => byDescription.has(description))
  const compared = common.length
  demandSome(compared, 'categorized transaction with a description of both lists', evidence)
  const differ = common.filter(({ description, category }) => byDescription.get(description) !== category).length
  if (differ > 0) return holds(evidence, differ, 'transaction')
  return differs({ wanted: 'other categories, or none', got: `the same for all ${compared}` }, without)
})
