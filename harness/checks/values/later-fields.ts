import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement, noted } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

/** Which fields of a later version a resource at `data` shows: told, never judged. */
export function laterFieldsNoted(answer: Exchange | undefined, names: readonly string[]): Judgement {
  if (answer === undefined) return inconclusive('No request was sent.')
  if (!isSuccess(answer)) return inconclusive(`There is no resource to look at: ${outcomeOf(answer)}.`, [answer])
  const shown = names.filter((name) => pick(bodyOf(answer), `data.${name}`).length > 0)
  const told = shown.length === 0 ? 'none of the fields' : shown.join(', ')
  return noted(`The target shows ${told} of a later version.`, [answer])
}
