import type { RouteTrial } from '../../checks/rate-limits/moments.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Scene } from '../scene/scene.ts'
import { outcome } from '../../tape/tape.ts'
import type { LimitedRoute } from './limited-routes.ts'

/** A limiter with fixed seconds may serve twice its limit within a moment; beyond that it must refuse. */
const timesTheLimit = 4

/** Long enough to hold a border of seconds and, after it, what a limit that is too high lets through. */
const sustainedMs = 1500
const sustainedEveryMs = 10

/**
 * A burst to each route, one route after another, far above its limit and all at once: beside the pace of the run, within
 * its budget. Then the first route of each limit is asked on for more than a second, side by side, which detects a limit
 * that is a little too high. Sent once in a run.
 */
export function overUse(scene: Scene, send: Send, routes: readonly LimitedRoute[]): Promise<RouteTrial[]> {
  return scene.run.once('bursts above the limits', async () => {
    await scene.control.keepRateLimits()
    const trials: RouteTrial[] = []
    for (const { route, perSecond, control, draft } of routes) {
      const burst: Draft = { ...draft, rateLimited: 'wanted', burst: true }
      const sending = Array.from({ length: timesTheLimit * perSecond }, () => send(burst))
      const exchanges = await Promise.all(sending)
      trials.push({ route, perSecond, control, exchanges })
    }
    const firsts = trials.filter((one, at) => at === trials.findIndex(({ perSecond }) => perSecond === one.perSecond))
    const longer = firsts.map(async (trial) => {
      const found = routes.find(({ route }) => route === trial.route)
      if (found)
        trial.sustained = await goOn(found.route, () => send({ ...found.draft, rateLimited: 'wanted', burst: true }))
    })
    await Promise.all(longer)
    return trials
  })
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
