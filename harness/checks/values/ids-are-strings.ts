import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { isRow, isSuccess } from '../answers/answer.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'
import { once, type PartsOf, wholeOf } from '../answers/parts.ts'
import type { Picked } from '../answers/pick.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { kindOf } from '../answers/shape.ts'

/** Objects that give back what the client sent: their keys are the client's own. */
const echoes = new Set(['request', 'custom_fields'])

/**
 * Whether every id of every success, `id` and each key ending in `_id` at any depth, is a string. Null stands for an
 * empty link. Answers without any id are not counted; where none has one it is inconclusive.
 * Source: Account information / Data types.
 */
export function idsAreStrings(exchanges: readonly Exchange[], partsOf: PartsOf = wholeOf): Judgement {
  return everyIdIs('strings', exchanges, partsOf, ({ value }) => typeof value === 'string')
}

/** Whether every id of every success satisfies a predicate. */
export function everyIdIs(
  what: string,
  exchanges: readonly Exchange[],
  partsOf: PartsOf,
  isRight: (id: Picked) => boolean,
): Judgement {
  const idsOf = once((exchange: Exchange) => partsOf(exchange).flatMap(({ value, place }) => idsIn(value, place)))
  return eachAnswer(exchanges, {
    what: 'answers with ids',
    wanted: `ids that are ${what}`,
    concerns: (exchange) => isSuccess(exchange) && idsOf(exchange).length > 0,
    faultIn: (exchange): Fault => {
      const wrong = idsOf(exchange).find((id) => !isRight(id))
      return wrong && { got: `${kindOf(wrong.value)} ${jsonText(wrong.value)} at ${wrong.place}`, place: wrong.place }
    },
  })
}

/** Every id in a JSON value, `id` and each key ending in `_id` at any depth, with its place. Null is none. */
export function idsIn(value: unknown, place: string): Picked[] {
  const found: Picked[] = []
  addIds(value, place, found)
  return found
}

function addIds(value: unknown, place: string, found: Picked[]): void {
  if (Array.isArray(value)) for (let at = 0; at < value.length; at += 1) addIds(value[at], `${place}[${at}]`, found)
  if (!isRow(value)) return
  for (const key in value) {
    const one = value[key]
    if (one === null || echoes.has(key)) continue
    const isId = key === 'id' || key.endsWith('_id')
    if (!isId && typeof one !== 'object') continue
    const at = place === '' ? key : `${place}.${key}`
    if (isId) found.push({ place: at, value: one })
    else addIds(one, at, found)
  }
}
