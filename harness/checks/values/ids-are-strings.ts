import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { bodyOf, isRow, isSuccess } from '../answers/answer.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { kindOf } from '../answers/shape.ts'

/** Objects that give back what the client sent: their keys are the client's own. */
const echoes = new Set(['request', 'custom_fields'])

/**
 * Whether every id of every success, `id` and each key ending in `_id` at any depth, is a string. Null stands for an
 * empty link. Answers without any id are not counted; where none has one it is inconclusive.
 * Source: Account information / Data types.
 */
export function idsAreStrings(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'answers with ids',
    wanted: 'ids that are strings',
    concerns: (exchange) => isSuccess(exchange) && idsIn(bodyOf(exchange), '').length > 0,
    faultIn: (exchange): Fault => {
      const wrong = idsIn(bodyOf(exchange), '').find(({ value }) => typeof value !== 'string')
      return wrong && { got: `${kindOf(wrong.value)} ${jsonText(wrong.value)}`, place: wrong.place }
    },
  })
}

export interface Id {
  place: string
  value: unknown
}

/** Every id in a JSON value, `id` and each key ending in `_id` at any depth, with its place. Null is none. */
export function idsIn(value: unknown, place: string): Id[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => idsIn(item, `${place}[${index}]`))
  if (!isRow(value)) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const at = place === '' ? key : `${place}.${key}`
    if (one === null || echoes.has(key)) return []
    return key === 'id' || key.endsWith('_id') ? [{ place: at, value: one }] : idsIn(one, at)
  })
}
