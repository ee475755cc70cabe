import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { bodyOf, isSuccess } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'
import { nothingIn, nothingToCheck } from '../answers/nothing-in.ts'

/**
 * Whether no array at a place, such as `data.required_fields`, has two entries with one value of a field. No array with
 * entries is inconclusive, and so is a refusal.
 */
export function namesDiffer(exchanges: readonly Exchange[], places: readonly string[], field: string): Judgement {
  const refused = exchanges.find((exchange) => !isSuccess(exchange))
  if (refused) return nothingIn(refused, 'value')
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
  if (seen === 0) return nothingToCheck(`value at ${places.join(' or ')}`, exchanges)
  return holds(exchanges, seen, 'entry', 'entries')
}
