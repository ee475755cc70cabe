import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, noted } from '../../../core/judgement.ts'
import { bodyOf, isSuccess } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'

/**
 * Notes the words that answers show at a place such as `data[].status`, for lists that the documents show by samples only.
 * Where no word is shown it is inconclusive.
 */
export function wordsSeen(answers: readonly Exchange[], place: string): Judgement {
  const values = answers.filter(isSuccess).flatMap((answer) => pick(bodyOf(answer), place).map(({ value }) => value))
  const words = [...new Set(values.filter((value) => typeof value === 'string'))].sort()
  if (words.length === 0) return nothingToCheck(`text at ${place}`, answers)
  return noted(`The answers show these words at ${place}: ${words.join(', ')}`, answers)
}
