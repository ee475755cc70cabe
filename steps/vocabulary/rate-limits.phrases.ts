import { type LimitedRoute, limitedRoutes, onePerLimit } from '../../harness/actions/rate-limits/limited-routes.ts'
import { overUse } from '../../harness/actions/rate-limits/over-use.ts'
import { rhythms, startsOf } from '../../harness/actions/rate-limits/spacing.ts'
import { underUse } from '../../harness/actions/rate-limits/under-use.ts'
import { clientsCountedTogether, countedPerAddress } from '../../harness/checks/rate-limits/counted-per-address.ts'
import * as above from '../../harness/checks/rate-limits/limited-above.ts'
import type { RouteTrial } from '../../harness/checks/rate-limits/moments.ts'
import { servedBelowLimit } from '../../harness/checks/rate-limits/served-below-limit.ts'
import { part } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Routes with a limit of requests per second. */
const routes = part<LimitedRoute[]>('the routes that have a limit', 'Given')
const trials = part<RouteTrial[]>('the requests to each route', 'When')

export const phrases: Vocabulary = {
  fixtures: {
    'the routes that have a limit': async (world) => {
      const { scene } = world
      world.keep(routes, await limitedRoutes(scene, (route) => scene.interface.writeTo(scene, route)))
    },
  },
  actions: {
    'each is requested <evenly, just below its limit>': async (world) => {
      await world.scene.control.keepRateLimits()
      world.keep(trials, await underUse(world.sender, world.the(routes), () => 'even'))
    },
    'each is requested <at once and ever more slowly, below its limit>': async (world) => {
      const some = onePerLimit(world.the(routes), world.run.seed)
      const found: RouteTrial[] = []
      for (const rhythm of rhythms) {
        await world.scene.control.keepRateLimits()
        const spacing = (perSecond: number) => ({ startsSeconds: startsOf(perSecond, rhythm) })
        found.push(...(await underUse(world.sender, some, spacing)))
      }
      world.keep(trials, found)
    },
    'each is requested <in a burst far above its limit>': async (world) =>
      world.keep(trials, await overUse(world.scene, world.the(routes))),
  },
  expectations: {
    '<every request> is served': (world) => servedBelowLimit(world.the(trials), 'even'),
    '<every request of any rhythm> is served': (world) => servedBelowLimit(world.the(trials), 'any'),
    '<no more than the limit> is served': (world) => above.limitedAbove(world.the(trials)),
    'the rest is refused with <the status 429>': (world) => above.limitedWith429(world.the(trials)),
    'the rest is refused with <the class RateLimitExceeded>': (world) =>
      above.limitedAsRateLimitExceeded(world.the(trials)),
    '<a request two seconds later> is served': (world) => above.servedAgain(world.the(trials)),
    '<another address at the same time> is served': (world) => countedPerAddress(world.the(trials)),
    '<two clients of an address> are served no more than one': (world) => clientsCountedTogether(world.the(trials)),
    'the rest is refused with <a message that states a limit of 5>': (world) =>
      above.messageStatesLimit(world.the(trials).filter(({ perSecond }) => perSecond === 5)),
  },
}
