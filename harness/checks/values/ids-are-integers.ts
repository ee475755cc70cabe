import { check } from '../answers/check.ts'
import { demandSome, demandSent } from '../answers/demands.ts'
import { isUnsignedNumeral } from '../../../schemas/formats.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../answers/answer.ts'
import { exactOf, type PartsOf } from '../answers/parts.ts'
import { pick, type Picked } from '../answers/pick.ts'
import { everyIdIs } from './ids-are-strings.ts'

/**
 * Whether every id of every success, `id` and each key ending in `_id` at any depth, is an integer. Ids within `extra`
 * are passed over: what stands there is described for version 4 alone. Source: Account information / Data types.
 */
export function idsAreIntegers(exchanges: readonly Exchange[], partsOf: PartsOf = exactOf): Judgement {
  const isElsewhere = ({ place }: Picked) => /\bextra\b/.test(place) || /^meta\b/.test(place)
  return everyIdIs('integers', exchanges, partsOf, (id) => isElsewhere(id) || isInteger(id.value))
}

/**
 * Whether what was asked for by an id has that id, digit for digit, of at most 64 bits. `asked` are the ids of the
 * requests in the order of the answers; that a list lacks what was asked for is for another rule to say.
 */
export const digitsKept = check((asked: readonly string[], answers: readonly Exchange[]) => {
  for (const [at, exchange] of answers.entries()) {
    const data = pick(exactJson(exchange), 'data')[0]?.value
    const value = pick(exactJson(exchange), Array.isArray(data) ? 'data[].id' : 'data.id')[0]?.value
    const shown = String(value ?? 'nothing')
    const wanted = String(asked[at])
    if (!isSuccess(exchange)) {
      const outcome = outcomeOf(exchange)
      return differs({ wanted: `the resource with the id ${wanted}`, got: outcome }, [exchange])
    }
    demandSome(!Array.isArray(data) || data.length > 0, 'row', [exchange])
    const difference = { wanted, got: shown, place: 'data.id' }
    if (shown !== wanted) return differs(difference, [exchange])
    if (!isUnsignedNumeral(shown))
      return differs({ ...difference, wanted: 'an integer of at most 64 bits' }, [exchange])
  }
  demandSent(answers)
  return holds(answers, answers.length, 'id')
})

function isInteger(value: unknown): boolean {
  return typeof value === 'bigint' || Number.isInteger(value)
}

/** The body with integers beyond 2^53 as they are. */
function exactJson(exchange: Exchange): unknown {
  return exchange.answer?.json
}
