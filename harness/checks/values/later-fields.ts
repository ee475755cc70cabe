import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement, noted } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

/** Notes which fields of a later version a resource at `data` shows. */
export function laterFieldsNoted(answer: Exchange, names: readonly string[]): Judgement {
  if (!isSuccess(answer))
    return inconclusive(because('nothing-to-check', { what: 'resource', outcome: outcomeOf(answer) }), [answer])
  const fields = names.filter((name) => pick(bodyOf(answer), `data.${name}`).length > 0)
  return noted(`The target shows ${fields.length === 0 ? 'no field' : fields.join(', ')} of a later version`, [answer])
}
