import { type Moments, momentsOf } from '../../checks/rate-limits/moments.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { outcome } from '../../tape/tape.ts'

/**
 * How closely requests may follow one another below a limit: `even` a little over the limit's share of a second apart;
 * `strict` as even, and counted from the answer to the one before; `any` at the moments given, in seconds of the first.
 */
export type Spacing = 'even' | 'strict' | { startsSeconds: readonly number[] }

/** Clocks are read to a millisecond. */
const marginMs = 2

/**
 * When the next request may be sent at the earliest, so that no second can hold more requests than the limit, whenever on
 * their way the target counts them. `sent` are the moments of those before, of which the ones that lie the limit or more
 * before must have been answered.
 */
export function nextStartMs(sent: readonly Moments[], perSecond: number, spacing: Spacing): number {
  const full = sent.at(-perSecond)
  const windowMs = sent.length < perSecond || !full ? 0 : full.answeredMs + 1000 + marginMs
  const first = sent[0]
  const before = sent.at(-1)
  if (!first || !before) return 0
  if (spacing === 'even') return Math.max(windowMs, before.sentMs + (1000 * 1.05) / perSecond)
  if (spacing === 'strict') return Math.max(windowMs, before.answeredMs + 1000 / perSecond + marginMs)
  return Math.max(windowMs, first.sentMs + 1000 * (spacing.startsSeconds[sent.length] ?? 0))
}

export interface Series {
  perSecond: number
  count: number
  spacing: Spacing
}

/** Sends a request again and again, never faster than its limit allows, and gives the exchanges in the order of sending. */
export async function sendSpaced(
  send: () => Promise<Exchange>,
  { perSecond, count, spacing }: Series,
): Promise<Exchange[]> {
  const underWay: Array<Promise<Exchange>> = []
  const sent: Moments[] = []
  for (let number = 0; number < count; number += 1) {
    const awaited = number - (spacing === 'strict' ? 1 : perSecond)
    const answered = underWay[awaited]
    if (answered) sent[awaited] = momentsOf(await answered)
    const startMs = nextStartMs(sent, perSecond, spacing)
    await outcome('wait', () => until(startMs))
    const nowMs = Date.now()
    sent.push({ sentMs: nowMs, answeredMs: nowMs })
    underWay.push(send())
  }
  return Promise.all(underWay)
}

async function until(ms: number): Promise<void> {
  for (let left = ms - Date.now(); left > 0; left = ms - Date.now()) {
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)))
  }
}
