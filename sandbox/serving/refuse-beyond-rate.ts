import type { IncomingMessage } from 'node:http'
import type { Route } from './call.ts'
import { TurnedAway } from '../basics/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { Version } from '../versions/kit/version.ts'

/**
 * Counts a request against the limit of its route, before all other checks.
 * Source: Limits of the second document.
 * @throws TurnedAway RateLimitExceeded
 */
export function refuseBeyondRate(
  { rules: { rateLimits }, limiter }: Sandbox,
  { version, route }: { version: Version; route: Pick<Route, 'name'> },
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): void {
  const perSecond = rateLimits.perSecond(version, route.name)
  if (perSecond === undefined) return
  const address = socket.remoteAddress ?? ''
  const key = rateLimits.countedBy({ route: route.name, perSecond, address, appId: String(headers['app-id'] ?? '') })
  const { window, refusedCount, status, errorClass } = rateLimits
  const earlyMs = limiter.earlyMs(`${version.name} ${key}`, { perSecond, window, refusedCount })
  if (earlyMs === 0) return
  throw new TurnedAway(errorClass, rateLimits.message(perSecond), {
    status,
    retryAfter: rateLimits.retryAfter(earlyMs),
  })
}
