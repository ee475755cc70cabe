import type { Exchange } from '../../../core/exchange.ts'
import { isLasting } from '../../client/trouble.ts'
import { startPausing } from './pauses.ts'

/** How long a target may take until every route shows what it has done, as one of them shows or an answer says. */
export const settleMs = 2000

/**
 * Reads again and again, ever more slowly, until the answer is as wanted or the time is over; gives the last answer
 * either way, for a check to judge. For what a target may write down a little after it ended a fetch.
 */
export async function readUntil(
  read: () => Promise<Exchange>,
  wanted: (exchange: Exchange) => boolean,
  deadlineMs: number,
): Promise<Exchange> {
  const pauses = startPausing(deadlineMs)
  for (;;) {
    const exchange = await read()
    if (wanted(exchange) || isLasting(exchange.trouble) || !(await pauses.next())) return exchange
  }
}
