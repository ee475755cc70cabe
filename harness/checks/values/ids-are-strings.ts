import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'
import { exactOf, kindOf, once, type PartsOf, pick, wholeOf } from '../answers/pick.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { isUnsignedNumeral } from '../../../schemas/formats.ts'
import { nothingSent } from '../answers/nothing-in.ts'

/** Objects that give back what the client sent: their keys are the client's own. */
const echoes = new Set(['request', 'custom_fields'])

/**
 * Whether every id of every success, `id` and each key ending in `_id` at any depth, is a string. Null stands for an
 * empty link. Answers without any id are not counted; where none has one it is inconclusive.
 * Source: Account information / Data types.
 */
export function idsAreStrings(exchanges: readonly Exchange[], partsOf: PartsOf = wholeOf): Judgement {
  const idsOf = once((exchange: Exchange) => partsOf(exchange).flatMap(({ value, place }) => idsIn(value, place)))
  return eachAnswer(exchanges, {
    what: 'answers with ids',
    wanted: 'ids that are strings',
    concerns: (exchange) => isSuccess(exchange) && idsOf(exchange).length > 0,
    faultIn: (exchange): Fault => {
      const wrong = idsOf(exchange).find(({ value }) => typeof value !== 'string')
      return wrong && { got: `${kindOf(wrong.value)} ${jsonText(wrong.value)} at ${wrong.place}`, place: wrong.place }
    },
  })
}

export interface Id {
  place: string
  value: unknown
}

/** Every id in a JSON value, `id` and each key ending in `_id` at any depth, with its place. Null is none. */
export function idsIn(value: unknown, place: string): Id[] {
  const found: Id[] = []
  addIds(value, place, found)
  return found
}

function addIds(value: unknown, place: string, found: Id[]): void {
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

/**
 * Whether every id of every success, `id` and each key ending in `_id` at any depth, is an integer. Ids within `extra`
 * are passed over: what stands there is described for version 4 alone. Source: Account information / Data types.
 */
export function idsAreIntegers(exchanges: readonly Exchange[], partsOf: PartsOf = exactOf): Judgement {
  const idsOf = once((exchange: Exchange) =>
    partsOf(exchange)
      .flatMap(({ value, place }) => idsIn(value, place))
      .filter(({ place }) => !/\bextra\b/.test(place) && !/^meta\b/.test(place)),
  )
  return eachAnswer(exchanges, {
    what: 'answers with ids',
    wanted: 'ids that are integers',
    concerns: (exchange) => isSuccess(exchange) && idsOf(exchange).length > 0,
    faultIn: (exchange): Fault => {
      const wrong = idsOf(exchange).find(({ value }) => !isInteger(value))
      return wrong && { got: `${kindOf(wrong.value)} ${String(wrong.value)} at ${wrong.place}`, place: wrong.place }
    },
  })
}

/**
 * Whether what was asked for by an id has that id, digit for digit, of at most 64 bits. `asked` are the ids of the
 * requests in the order of the answers.
 */
export function digitsKept(asked: readonly string[], answers: readonly Exchange[]): Judgement {
  for (const [at, exchange] of answers.entries()) {
    const data = pick(exactJson(exchange), 'data')[0]?.value
    const value = pick(exactJson(exchange), Array.isArray(data) ? 'data[].id' : 'data.id')[0]?.value
    const shown = String(value ?? 'nothing')
    const wanted = String(asked[at])
    if (!isSuccess(exchange)) {
      const outcome = outcomeOf(exchange)
      return differs({ wanted: `the resource with the id ${wanted}`, got: outcome }, [exchange])
    }
    const difference = { wanted, got: shown, place: 'data.id' }
    if (shown !== wanted) return differs(difference, [exchange])
    if (!isUnsignedNumeral(shown))
      return differs({ ...difference, wanted: 'an integer of at most 64 bits' }, [exchange])
  }
  if (answers.length === 0) return nothingSent()
  return holds(answers, answers.length, 'id')
}

function isInteger(value: unknown): boolean {
  return typeof value === 'bigint' || Number.isInteger(value)
}

/** The body with integers beyond 2^53 as they are. */
function exactJson(exchange: Exchange): unknown {
  return exchange.answer?.json
}
