import { headerOf, type Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isRow, isSuccess } from '../answers/answer.ts'
import type { Picked } from '../answers/pick.ts'

interface Moments {
  place: string
  created: number
  updated: number
}

/**
 * Whether none of these parts of an answer says at any depth that it was updated before it was created; undefined where
 * nothing shows both. What was created later than `latest` is passed over: what was created while the run had moved the
 * clock ahead is updated earlier once it is put back.
 */
export function neverUpdatedBeforeCreated(
  exchange: Exchange,
  parts: readonly Picked[],
  latest: number,
): Judgement | undefined {
  const past = momentsIn(exchange, parts).filter(({ created }) => created <= latest)
  const wrong = past.find(({ created, updated }) => updated < created)
  if (!wrong) return past.length === 0 ? undefined : holds([exchange], past.length, 'resource')
  const got = `updated ${(wrong.created - wrong.updated) / 1000} s before it was created`
  const place = `${wrong.place}.updated_at`
  return differs({ wanted: 'updated_at no earlier than created_at', got, place }, [exchange])
}

/** How much later than its answer a moment may be: clocks go wrong by minutes, and other time zones are further away. */
const graceMs = 1_800_000

/**
 * Whether none of these parts of an answer says at any depth that it was updated after the answer; undefined as above.
 * What was created before `from` is passed over, as an earlier run may have moved the clock ahead.
 */
export function neverUpdatedInTheFuture(
  exchange: Exchange,
  parts: readonly Picked[],
  from: number,
): Judgement | undefined {
  const found = momentsIn(exchange, parts).filter(({ created }) => created >= from)
  const answered = answeredMs(exchange)
  const wrong = found.find(({ updated }) => updated > answered + graceMs)
  if (!wrong) return found.length === 0 ? undefined : holds([exchange], found.length, 'resource')
  const got = `updated ${Math.round((wrong.updated - answered) / 60_000)} minutes after it was shown`
  return differs({ wanted: 'updated_at no later than the answer', got, place: `${wrong.place}.updated_at` }, [exchange])
}

function momentsIn(exchange: Exchange, parts: readonly Picked[]): Moments[] {
  const found: Moments[] = []
  if (isSuccess(exchange)) for (const { value, place } of parts) addMoments(value, place, found)
  return found
}

/** When it was answered, by the clock of the target where its Date header is ahead of the local one: to the end of that second. */
export function answeredMs(exchange: Exchange): number {
  const local = localMs(exchange)
  return Math.max(local, Date.parse(headerOf(exchange.answer, 'date') ?? '') + 999 || local)
}

/** A moment that the target's clock had surely reached: that of its Date header, or the local one less what clocks go wrong by. */
export function surelyReachedMs(exchange: Exchange): number {
  return Date.parse(headerOf(exchange.answer, 'date') ?? '') || localMs(exchange) - graceMs
}

/** How far the target's clock is ahead of the local one in an answer, in milliseconds; 0 where it is behind. */
export function aheadMs(exchange: Exchange): number {
  return answeredMs(exchange) - localMs(exchange)
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
