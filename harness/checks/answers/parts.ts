import type { Exchange } from '../../../core/exchange.ts'
import { bodyOf } from './answer.ts'
import type { Picked } from './pick.ts'

/** The parts of an answer at which a check of single values looks, with their places. */
export type PartsOf = (exchange: Exchange) => readonly Picked[]

/** The whole body, with unusual numerals still distinguished. */
export const wholeOf: PartsOf = (exchange) => [{ place: '', value: bodyOf(exchange) }]

/** The whole body, with integers beyond 2^53 as they are. */
export const exactOf: PartsOf = ({ answer }) => [{ place: '', value: answer?.json }]

/** What a function gives of an exchange, worked out once for each: whether a rule concerns it and how it breaks it ask both. */
export function once<T>(of: (exchange: Exchange) => T): (exchange: Exchange) => T {
  const known = new Map<Exchange, T>()
  return (exchange) => {
    if (!known.has(exchange)) known.set(exchange, of(exchange))
    return known.get(exchange) as T
  }
}
