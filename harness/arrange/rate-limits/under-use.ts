import { isLimited, type RouteTrial } from '../../checks/rate-limits/moments.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { pauseMsOf } from '../../client/pacing/retry-after.ts'
import type { LimitedRoute } from './limited-routes.ts'
import { sleep } from '../../tape/tape.ts'
import { sendSpaced, type Spacing } from './spacing.ts'

/** Two more than a limiter can let through at once, so that one that is too low shows. */
const beyondTheLimit = 2
const longestPauseMs = 10_000

/**
 * Requests below the limit of each route, all routes side by side. Where one is limited, its route is asked once more
 * alone, after the pause that the target wishes: a target may count the routes together, or may count what came on its
 * way later or closer than it was sent. Only that second look is judged then.
 */
export async function underUse(
  send: Send,
  routes: readonly LimitedRoute[],
  spacingFor: (perSecond: number) => Exclude<Spacing, 'strict'>,
): Promise<RouteTrial[]> {
  const look = async (one: LimitedRoute, how: Spacing): Promise<RouteTrial> => {
    const { route, perSecond, control, next } = one
    const count = typeof how === 'object' ? how.startsSeconds.length : perSecond + beyondTheLimit
    const wanted = (): Draft => ({ ...next(), rateLimited: 'wanted' })
    return {
      route,
      perSecond,
      control,
      exchanges: await sendSpaced(() => send(wanted()), { perSecond, count, spacing: how }),
    }
  }
  const first = await Promise.all(routes.map((route) => look(route, spacingFor(route.perSecond))))
  const trials: RouteTrial[] = []
  for (const [at, trial] of first.entries()) {
    const limited = trial.exchanges.filter(isLimited)
    const route = routes[at]
    if (limited.length === 0 || !route) {
      trials.push(trial)
      continue
    }
    await pause(limited)
    const spacing = spacingFor(route.perSecond)
    trials.push(await look(route, spacing === 'even' ? 'strict' : spacing))
  }
  return trials
}

async function pause(limited: readonly Exchange[]): Promise<void> {
  const wishes = limited.map(({ answer }) => pauseMsOf(answer?.headers ?? [], 1, Date.now()))
  const ms = Math.min(longestPauseMs, Math.max(...wishes))
  await sleep(ms + 100)
}
