import type { Exchange } from '../../core/exchange.ts'
import type { Profile } from '../profile/profile.ts'
import type { Client } from './client.ts'
import type { PreparedRequest } from './prepare.ts'
import { sentRequest } from './record.ts'

/** What one check may use of the budget of its run. */
export type Share = Pick<Profile['budget'], 'requests' | 'seconds'>

/** More than any check needs of a right target with the default number of generated cases. */
const fewest: Share = { requests: 1000, seconds: 180 }
/** What a plain check needs: where less is left, the end of the budget is what ends it. */
const plain: Share = { requests: 50, seconds: 5 }

/** With so many more checks beside it, a check waits that much longer for its fetches: the target has a queue of them. */
const queueOf = 8

/**
 * What a check that begins now may use: a tenth of the budget, or what any check needs where that is more, and never more
 * than half of what is left, unless that is next to nothing. So no list without end and no target that keeps a check waiting leaves the others nothing.
 * It has more time the more `workers` go on: meanwhile the others go on too.
 */
export function shareOf(budget: Share, left: Share, workers = 1): Share {
  const of = (unit: keyof Share, part = 1) =>
    Math.min(Math.max(fewest[unit], budget[unit] / 10) * part, Math.max(plain[unit], left[unit] / 2))
  return { requests: Math.ceil(of('requests')), seconds: of('seconds', 1 + (workers - 1) / queueOf) }
}

/**
 * The client of one check, which goes so far from its first request on. Each further request ends unsent, in a transport
 * error that names the check.
 */
export function withShare(
  client: Client,
  budget: Share,
  title: () => string,
  nowMs: () => number = () => performance.now(),
  workers = 1,
): Client {
  let share: Share | undefined
  let sent = 0
  let beganMs = 0

  /** What the check has used up, now that it wants to send once more. */
  function spent(): string | undefined {
    if (share === undefined) {
      beganMs = nowMs()
      const seconds = Math.min(client.leftMs() / 1000, budget.seconds)
      const left = { requests: budget.requests - client.stats().requests, seconds }
      share = shareOf(budget, left, workers)
    }
    sent += 1
    // Where nothing more can be sent at all, the client says why.
    if (client.leftMs() <= 0) return undefined
    if (sent > share.requests) return `sent ${share.requests} requests, its share of budget.requests`
    if (nowMs() - beganMs > share.seconds * 1000)
      return `taken ${Math.round(share.seconds)} s, its share of budget.seconds`
    return undefined
  }

  const unsent = (prepared: PreparedRequest, used: string): Exchange => ({
    id: `share${sent}`,
    at: new Date().toISOString(),
    durationMs: 0,
    request: sentRequest(prepared, prepared.headers),
    trouble: { code: 'CHECK_SHARE_SPENT', message: `The check "${title()}" has ${used}.` },
  })

  return {
    ...client,
    async send(draft) {
      const used = spent()
      return used === undefined ? client.send(draft) : unsent(await client.prepare(draft), used)
    },
    async sendPrepared(prepared) {
      const used = spent()
      return used === undefined ? client.sendPrepared(prepared) : unsent(prepared, used)
    },
  }
}
