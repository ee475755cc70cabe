import { check } from '../answers/check.ts'
import { demandSome } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { noted } from '../../../core/judgement.ts'
import { bodyOf, isSuccess } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

/**
 * Notes the words that answers show at a place such as `data[].status`, for lists that the documents show by samples only.
 * Where no word is shown it is inconclusive.
 */
export const wordsSeen = check((answers: readonly Exchange[], place: string) => {
  const values = answers.filter(isSuccess).flatMap((answer) => pick(bodyOf(answer), place).map(({ value }) => value))
  const words = [...new Set(values.filter((value) => typeof value === 'string'))].sort()
  demandSome(words.length, `text at ${place}`)
  return noted(`The answers show these words at ${place}: ${words.join(', ')}`, answers)
})
