import type { RouteTrial } from '../../checks/rate-limits/moments.ts'
import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../client/exchange.ts'
import type { Scene } from '../scene.ts'
import type { LimitedRoute } from './limited-routes.ts'

type Send = (draft: Draft) => Promise<Exchange>

/** A limiter with fixed seconds may serve twice its limit within a moment; beyond that it must refuse. */
const timesTheLimit = 4

/**
 * A burst to each route, one route after another, far above its limit and all at once: beside the pace of the run, within
 * its budget. Sent once in a run.
 */
export function overUse(scene: Scene, send: Send, routes: readonly LimitedRoute[]): Promise<RouteTrial[]> {
  return scene.run.once('bursts above the limits', async () => {
    await scene.control.keepRateLimits()
    const trials: RouteTrial[] = []
    for (const { route, perSecond, control, draft } of routes) {
      const burst: Draft = { ...draft, rateLimited: 'wanted', burst: true }
      const sending = Array.from({ length: timesTheLimit * perSecond }, () => send(burst))
      trials.push({ route, perSecond, control, exchanges: await Promise.all(sending) })
    }
    return trials
  })
}
