import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, noted } from '../../../core/judgement.ts'
import { bodyOf, isSuccess } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'
import { nothingIn } from '../answers/nothing-in.ts'

/** Notes which fields of a later version a resource at `data` shows. */
export function laterFieldsNoted(answer: Exchange, names: readonly string[]): Judgement {
  if (!isSuccess(answer)) return nothingIn(answer, 'resource')
  const fields = names.filter((name) => pick(bodyOf(answer), `data.${name}`).length > 0)
  return noted(`The target shows ${fields.length === 0 ? 'no field' : fields.join(', ')} of a later version`, [answer])
}
