import type { Exchange } from '../../../core/exchange.ts'
import { noted, type Judgement } from '../../../core/judgement.ts'
import { bodyOf, isSuccess } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'
import { kindOf } from '../answers/shape.ts'

/** The kinds of values shown at a place such as `data[].provider_id`, for types that the documents give in samples only. */
export function typesSeen(answers: readonly Exchange[], place: string): Judgement {
  const values = answers.filter(isSuccess).flatMap((answer) => pick(bodyOf(answer), place))
  const kinds = [...new Set(values.map(({ value }) => kindOf(value)))].sort()
  return noted(`The answers show ${kinds.length === 0 ? 'nothing' : kinds.join(', ')} at ${place}`, answers)
}
