import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusal, refusalAs, TurnedAway, refusals } from '../basics/refusals.ts'
import type { Call, Route } from './call.ts'
import type { Version } from '../versions/kit/version.ts'
import type { Sandbox } from '../world/sandbox.ts'

type Caller = Pick<Call, 'sandbox' | 'client' | 'remoteIp'>
/**
 * Counts a connect or reconnect of an address. Refuses it when there are too many, or too many fetches run.
 * @throws Refusal TooManyRequests, RateLimitExceeded
 */
export function refuseCrowd(call: Caller): void {
  const { client, sandbox } = call
  const { crowding } = sandbox.rules
  if (crowding.tooManyLogins(sandbox.fetcher.running(client.id), client)) {
    throw refusal('logins-in-process')
  }
  countConnect(call)
}

/** Counts one connect or reconnect of an address. @throws Refusal TooManyRequests */
export function countConnect({ sandbox, client, remoteIp }: Caller): void {
  const { rules, flows, clock } = sandbox
  if (client.connects === undefined) return
  const now = clock.now().getTime()
  const since = rules.crowding.countedSince(now, client.connects.seconds)
  const recent = (flows.connects.get(remoteIp) ?? []).filter((time) => time > since)
  if (rules.crowding.tooManyConnects(recent.length, client)) {
    throw refusal('connects-of-an-address')
  }
  flows.connects.set(remoteIp, [...recent, now])
}

/** How a request can end without an answer of the service. */
export const breakages = ['connection-closed', 'bad-gateway'] as const
/** Classes with status 429 and a time to wait. */
const tooMany = new Set(['RateLimitExceeded', 'TooManyRequests'])

/**
 * Ends a request as a network failure or an unreachable gateway would, if demanded. Returns whether it was.
 * @throws Refusal of the demanded class
 */
export function refuseOnDemand(response: ServerResponse, demanded: string | undefined): boolean {
  if (demanded === undefined) return false
  if (demanded === 'connection-closed') {
    response.destroy()
    return true
  }
  if (demanded === 'bad-gateway') {
    response.statusCode = 502
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('<html><body><h1>502 Bad Gateway</h1></body></html>')
    return true
  }
  if (tooMany.has(demanded))
    throw new TurnedAway(demanded, refusals['refused-on-demand'][1], { status: 429, retryAfter: '1' })
  throw refusalAs(demanded, 'refused-on-demand')
}

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
