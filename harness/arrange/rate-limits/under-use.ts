import { isLimited, mostInOneSecond, type RouteTrial } from '../../checks/rate-limits/moments.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { pauseMsOf } from '../../client/pacing/retry-after.ts'
import type { LimitedRoute } from './limited-routes.ts'
import { sleep } from '../../tape/tape.ts'
import { sendSpaced, type Spacing } from './spacing.ts'

/** Two more than a limiter can let through at once, so that one that is too low shows. */
const beyondTheLimit = 2
const longestPauseMs = 10_000

/** How often a route is looked at until it shows what becomes of as many requests as its limit allows. */
const mostLooks = 4

/**
 * Requests below the limit of each route, all routes side by side. Where one is limited, its route is asked once more
 * alone, after the pause that the target wishes: a target may count the routes together, or may count what came on its
 * way later or closer than it was sent. Only that second look is judged then. A look that came slower than the limit, as on
 * a busy machine or a long way, shows less than the limit, so that evenly spread requests are sent again a few times.
 */
export async function underUse(
  send: Send,
  routes: readonly LimitedRoute[],
  spacingFor: (perSecond: number) => Exclude<Spacing, 'strict'>,
): Promise<RouteTrial[]> {
  const first = await Promise.all(routes.map((one) => look(send, one, spacingFor(one.perSecond))))
  const trials: RouteTrial[] = []
  for (const [at, trial] of first.entries()) {
    const route = routes[at]!
    const spacing = spacingFor(route.perSecond)
    if (spacing === 'even') trials.push(await untilShown(send, route, trial))
    else if (limitedIn(trial).length === 0) trials.push(trial)
    else trials.push(await pause(limitedIn(trial)).then(() => look(send, route, spacing)))
  }
  return trials
}

async function look(send: Send, { next, ...one }: LimitedRoute, spacing: Spacing): Promise<RouteTrial> {
  const { route, perSecond, control } = one
  const count = countOf(perSecond, spacing)
  const wanted = (): Draft => ({ ...next(), rateLimited: 'wanted' })
  return { route, perSecond, control, exchanges: await sendSpaced(() => send(wanted()), { perSecond, count, spacing }) }
}

function countOf(perSecond: number, spacing: Spacing): number {
  return typeof spacing === 'object' ? spacing.startsSeconds.length : perSecond + beyondTheLimit
}

/** Looks again where a look was limited, strictly spaced then, or where it came slower than the limit. */
async function untilShown(send: Send, one: LimitedRoute, first: RouteTrial): Promise<RouteTrial> {
  let trial = first
  let spacing: Spacing = 'even'
  for (let looks = 1; ; looks += 1) {
    const limited = limitedIn(trial)
    const isShown = limited.length > 0 ? spacing === 'strict' : mostInOneSecond(trial.exchanges) >= one.perSecond
    // A refusal of evenly spread requests is none yet, and never the last word.
    const isEnough = looks >= mostLooks || one.left() < countOf(one.perSecond, spacing)
    if (isShown || (isEnough && limited.length === 0)) return trial
    spacing = limited.length > 0 ? 'strict' : 'even'
    await pause(limited)
    trial = await look(send, one, spacing)
  }
}

function limitedIn({ exchanges }: RouteTrial): Exchange[] {
  return exchanges.filter(isLimited)
}

/** As long as the refusals wish, and no second holds requests of two looks. */
async function pause(limited: readonly Exchange[]): Promise<void> {
  const wishes = limited.map(({ answer }) => pauseMsOf(answer?.headers ?? [], 1, Date.now()))
  const ms = Math.min(longestPauseMs, Math.max(1000, ...wishes))
  await sleep(ms + 100)
}
