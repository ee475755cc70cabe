import { headerOf } from '../../../core/header-of.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { exactOf, once, type PartsOf } from '../answers/parts.ts'
import { isRow, isSuccess } from '../answers/answer.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'

interface Moments {
  place: string
  created: number
  updated: number
}

/**
 * Whether no resource at any depth says that it was updated before it was created. Answers without both are passed over;
 * so are resources created later than `latestOf` an answer: what was created while the run had moved the clock ahead is
 * updated earlier once it is put back.
 */
export function neverUpdatedBeforeCreated(
  exchanges: readonly Exchange[],
  latestOf: (exchange: Exchange) => number = () => Number.POSITIVE_INFINITY,
  partsOf: PartsOf = exactOf,
): Judgement {
  const decided = once((exchange: Exchange): Moments[] => {
    const found: Moments[] = []
    for (const { value, place } of partsOf(exchange)) addMoments(value, place, found)
    const latest = latestOf(exchange)
    return found.filter(({ created }) => created <= latest)
  })
  return eachAnswer(exchanges, {
    what: 'answers with created_at and updated_at',
    wanted: 'updated_at no earlier than created_at',
    concerns: (exchange) => isSuccess(exchange) && decided(exchange).length > 0,
    faultIn: (exchange): Fault => {
      const wrong = decided(exchange).find(({ created, updated }) => updated < created)
      if (!wrong) return undefined
      const got = `updated ${(wrong.created - wrong.updated) / 1000} s before it was created`
      return { got, place: `${wrong.place}.updated_at` }
    },
  })
}

/** When it was answered, by the clock of the target where its Date header is ahead of the local one: to the end of that second. */
export function answeredMs(exchange: Exchange): number {
  const local = localMs(exchange)
  return Math.max(local, Date.parse(headerOf(exchange.answer, 'date') ?? '') + 999 || local)
}

/** How far the target's clock is ahead of the local one in an answer, in milliseconds; 0 where it is behind. */
export function aheadMs(exchange: Exchange): number {
  return answeredMs(exchange) - localMs(exchange)
}

/** When each of these was answered by the target's clock as it stands where no check has moved it ahead. */
export function usuallyAnsweredMs(exchanges: readonly Exchange[]): (exchange: Exchange) => number {
  const usuallyAhead = Math.min(...exchanges.map(aheadMs))
  return (exchange) => localMs(exchange) + usuallyAhead
}

function localMs({ at, durationMs }: Exchange): number {
  return Date.parse(at) + durationMs
}

function addMoments(value: unknown, place: string, found: Moments[]): void {
  if (Array.isArray(value)) for (let at = 0; at < value.length; at += 1) addMoments(value[at], `${place}[${at}]`, found)
  if (!isRow(value)) return
  const { created_at: created, updated_at: updated } = value
  if (typeof created === 'string' && typeof updated === 'string') {
    const createdMs = Date.parse(created)
    const updatedMs = updated === created ? createdMs : Date.parse(updated)
    if (!Number.isNaN(createdMs) && !Number.isNaN(updatedMs))
      found.push({ place, created: createdMs, updated: updatedMs })
  }
  for (const key in value) {
    const below = value[key]
    if (typeof below === 'object' && below !== null) addMoments(below, place === '' ? key : `${place}.${key}`, found)
  }
}
