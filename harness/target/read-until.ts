import type { Exchange } from '../client/exchange.ts'

/**
 * Reads again and again, ever more slowly, until the answer is as wanted or the time is over; gives the last answer
 * either way, for a check to judge. For what a target may write down a little after it ended a fetch.
 */
export async function readUntil(
  read: () => Promise<Exchange>,
  wanted: (exchange: Exchange) => boolean,
  deadlineMs: number,
): Promise<Exchange> {
  const deadline = Date.now() + deadlineMs
  for (let pauseMs = 10; ; pauseMs *= 2) {
    const exchange = await read()
    if (wanted(exchange) || Date.now() + pauseMs > deadline) return exchange
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
