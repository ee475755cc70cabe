import { check } from '../answers/check.ts'
import { demandSome, demandAccepted } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { bodyOf } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

/**
 * Whether no array at a place, such as `data.required_fields`, has two entries with one value of a field. No array with
 * entries is inconclusive, and so is a refusal.
 */
export const namesDiffer = check((exchanges: readonly Exchange[], places: readonly string[], field: string) => {
  demandAccepted(exchanges, 'value')
  let seen = 0
  for (const exchange of exchanges) {
    for (const found of places.flatMap((place) => pick(bodyOf(exchange), place))) {
      if (!Array.isArray(found.value)) continue
      const names = found.value.map((entry: Record<string, unknown> | null) => String(entry?.[field]))
      seen += names.length
      const at = names.findIndex((name, index) => names.indexOf(name) < index)
      const name = names[at]
      if (name === undefined) continue
      const difference = { wanted: `each ${field} once`, got: `${name} again`, place: `${found.place}[${at}].${field}` }
      return differs(difference, [exchange])
    }
  }
  demandSome(seen, `value at ${places.join(' or ')}`)
  return holds(exchanges, seen, 'entry', 'entries')
})
