import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, noted } from '../../../core/judgement.ts'
import { bodyOf, isSuccess } from '../answers/answer.ts'
import { kindOf, pick } from '../answers/pick.ts'
import { nothingIn, nothingToCheck } from '../answers/nothing-in.ts'

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

/** The kinds of values shown at a place such as `data[].provider_id`, for types that the documents give in samples only. */
export function typesSeen(answers: readonly Exchange[], place: string): Judgement {
  const values = answers.filter(isSuccess).flatMap((answer) => pick(bodyOf(answer), place))
  const kinds = [...new Set(values.map(({ value }) => kindOf(value)))].sort()
  return noted(`The answers show ${kinds.length === 0 ? 'nothing' : kinds.join(', ')} at ${place}`, answers)
}

/** Notes which fields of a later version a resource at `data` shows. */
export function laterFieldsNoted(answer: Exchange, names: readonly string[]): Judgement {
  if (!isSuccess(answer)) return nothingIn(answer, 'resource')
  const fields = names.filter((name) => pick(bodyOf(answer), `data.${name}`).length > 0)
  return noted(`The target shows ${fields.length === 0 ? 'no field' : fields.join(', ')} of a later version`, [answer])
}
