import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess } from '../answers/answer.ts'
import { isLimited, momentsOf } from './moments.ts'

/** Refusals in a row after which each of several servers that share a limit has refused, in limits. */
const limitsInARow = 3

/**
 * What was served within one second after a limit was seen to be used up, where that is more than the limit; undefined
 * where no such second is in a row of requests, which are in the order of sending.
 *
 * Whoever refuses has nothing left, and whatever its kind it gives at most the limit in the second after: a fixed second
 * holds one border at most, a sliding one is full, a bucket has less than one and refills by the limit. The second counts
 * from the first of many refusals in a row, so that it holds for each of several servers that share the limit; and from
 * when all that was served before had been answered, so that nothing was refused for what was under way at once.
 */
export function servedAfterRefusals(exchanges: readonly Exchange[], perSecond: number): Exchange[] | undefined {
  const seen = exchanges.filter(({ answer }) => answer !== undefined).map((one) => ({ one, ...momentsOf(one) }))
  let row: typeof seen = []
  let lastServedMs = 0
  for (const moment of seen) {
    if (!isLimited(moment.one)) {
      row = []
      lastServedMs = Math.max(lastServedMs, moment.answeredMs)
      continue
    }
    if (moment.sentMs > lastServedMs) row = [...row, moment].slice(-limitsInARow * perSecond)
    const [first] = row
    if (!first || row.length < limitsInARow * perSecond) continue
    const after = seen.filter(
      ({ one, sentMs, answeredMs }) => isSuccess(one) && sentMs > moment.answeredMs && answeredMs < first.sentMs + 1000,
    )
    if (after.length > perSecond) return after.map(({ one }) => one)
  }
  return undefined
}
