import type { RouteTrial } from '../../checks/rate-limits/moments.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Scene } from '../scene/scene.ts'
import { outcome } from '../../tape/tape.ts'
import { type LimitedRoute, repeatable } from './limited-routes.ts'

/** A limiter with fixed seconds may serve twice its limit within a moment; beyond that it must refuse. */
const timesTheLimit = 4

/** Long enough to hold a border of seconds and, after it, what a limit that is too high lets through. */
const sustainedMs = 1500
const sustainedEveryMs = 10

/**
 * A burst to each route, one route after another, far above its limit and all at once: beside the pace of the run, within
 * its budget. Then one route of each limit is asked on for more than a second, side by side, which detects a limit
 * that is a little too high. Sent once in a run.
 */
export function overUse(scene: Scene, send: Send, routes: readonly LimitedRoute[]): Promise<RouteTrial[]> {
  return scene.run.once('bursts above the limits', async () => {
    await scene.control.keepRateLimits()
    const trials: RouteTrial[] = []
    for (const { route, perSecond, control, next, left } of routes) {
      const count = timesTheLimit * perSecond
      if (left() < count) continue
      const sending = Array.from({ length: count }, () => send(beyond(next())))
      trials.push({ route, perSecond, control, exchanges: await Promise.all(sending) })
    }
    const longer = onePerLimit(routes, scene.run.seed).map(async ({ route, next }) => {
      const trial = trials.find((one) => one.route === route)
      if (trial) trial.sustained = await goOn(route, () => send(beyond(next())))
    })
    await Promise.all(longer)
    return trials
  })
}

function beyond(draft: Draft): Draft {
  return { ...draft, rateLimited: 'wanted', burst: true }
}

/** One route of each limit whose request may be repeated, which the seed chooses: more at a time are more than a machine sends. */
function onePerLimit(routes: readonly LimitedRoute[], seed: number): LimitedRoute[] {
  const byLimit = Map.groupBy(repeatable(routes), ({ perSecond }) => perSecond)
  return [...byLimit.values()].flatMap((alike) => alike[seed % alike.length] ?? [])
}

/** Sends on and on, evenly, and gives the exchanges in the order of sending. */
async function goOn(route: string, send: () => Promise<Exchange>): Promise<Exchange[]> {
  const underWay: Array<Promise<Exchange>> = []
  const endMs = Date.now() + sustainedMs
  const goesOn = async () => {
    await new Promise((resolve) => setTimeout(resolve, sustainedEveryMs))
    return Date.now() < endMs
  }
  do underWay.push(send())
  while (await outcome(`burst to ${route}`, goesOn))
  return Promise.all(underWay)
}
