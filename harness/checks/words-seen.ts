import type { Exchange } from '../client/exchange.ts'
import { inconclusive, type Judgement, noted } from '../run/judgement.ts'
import { bodyOf, isSuccess, troubleIn } from './answer.ts'
import { pick } from './pick.ts'

/**
 * The words that answers show at a place such as `data[].status`, for lists that the documents tell from samples only.
 * Where no word is shown it is inconclusive.
 */
export function wordsSeen(answers: readonly Exchange[], place: string): Judgement {
  const trouble = troubleIn(answers)
  if (trouble !== undefined) return trouble
  const values = answers.filter(isSuccess).flatMap((answer) => pick(bodyOf(answer), place).map(({ value }) => value))
  const words = [...new Set(values.filter((value) => typeof value === 'string'))].sort()
  if (words.length === 0) return inconclusive(`No word is shown at ${place}.`, [...answers])
  return noted(`Words seen at ${place}: ${words.join(', ')}.`, [...answers])
}
