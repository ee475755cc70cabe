import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { isRow, isSuccess } from '../answers/answer.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'

interface Moments {
  place: string
  created: number
  updated: number
}

/**
 * Whether no resource at any depth says that it was updated before it was created. Answers without both are passed over;
 * so are resources created after the answer was given, where the run may move the target's clock: what was created while it
 * stood ahead is updated earlier once it is put back.
 */
export function neverUpdatedBeforeCreated(exchanges: readonly Exchange[], clockMoves = false): Judgement {
  const judged = (exchange: Exchange): Moments[] => {
    const latest = answeredMs(exchange)
    return momentsIn(exchange.answer?.json, '').filter(({ created }) => !clockMoves || created <= latest)
  }
  return eachAnswer(exchanges, {
    what: 'answers with created_at and updated_at',
    wanted: 'updated_at no earlier than created_at',
    concerns: (exchange) => isSuccess(exchange) && judged(exchange).length > 0,
    faultIn: (exchange): Fault => {
      const wrong = judged(exchange).find(({ created, updated }) => updated < created)
      if (!wrong) return undefined
      const got = `updated ${(wrong.created - wrong.updated) / 1000} s before it was created`
      return { got, place: `${wrong.place}.updated_at` }
    },
  })
}

/** When it was answered, by the clock of the target where its Date header is ahead of the local one: to the end of that second. */
export function answeredMs({ at, durationMs, answer }: Exchange): number {
  const [, date = ''] = answer?.headers.find(([name]) => name.toLowerCase() === 'date') ?? []
  const local = Date.parse(at) + durationMs
  return Math.max(local, Date.parse(date) + 999 || local)
}

function momentsIn(value: unknown, place: string): Moments[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => momentsIn(item, `${place}[${index}]`))
  if (!isRow(value)) return []
  const created = Date.parse(String(value.created_at))
  const updated = Date.parse(String(value.updated_at))
  const own = Number.isNaN(created) || Number.isNaN(updated) ? [] : [{ place, created, updated }]
  const below = Object.entries(value).flatMap(([key, one]) => momentsIn(one, place === '' ? key : `${place}.${key}`))
  return [...own, ...below]
}
