import type { ServerResponse } from 'node:http'
import { TurnedAway } from '../basics/refusal.ts'
import { refusalAs, refusals } from '../basics/refusals.ts'

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
