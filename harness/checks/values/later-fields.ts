import { check } from '../answers/check.ts'
import { demandAccepted } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { noted } from '../../../core/judgement.ts'
import { bodyOf } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

/** Notes which fields of a later version a resource at `data` shows. */
export const laterFieldsNoted = check((answer: Exchange, names: readonly string[]) => {
  demandAccepted([answer], 'resource')
  const fields = names.filter((name) => pick(bodyOf(answer), `data.${name}`).length > 0)
  return noted(`The target shows ${fields.length === 0 ? 'no field' : fields.join(', ')} of a later version`, [answer])
})
