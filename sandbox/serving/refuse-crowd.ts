import { Refusal } from '../ground/refusal.ts'
import type { Call } from './call.ts'

/**
 * Counts one connect or reconnect of an address and refuses it when there are too many, or too many fetches run.
 * @throws Refusal TooManyRequests, RateLimitExceeded
 */
export function refuseCrowd({ sandbox, client, remoteIp }: Pick<Call, 'sandbox' | 'client' | 'remoteIp'>): void {
  const { rules, fetcher, flows, clock } = sandbox
  if (rules.crowding.tooManyLogins(fetcher.running(client.id), rules.crowding.loginsAtOnce)) {
    throw new Refusal('RateLimitExceeded', 'too many logins of this application are being processed')
  }
  if (!Number.isFinite(rules.crowding.connectsPerMinute)) return
  const since = clock.now().getTime() - 60_000
  const recent = (flows.connects.get(remoteIp) ?? []).filter((time) => time > since)
  if (rules.crowding.tooManyConnects(recent.length, rules.crowding.connectsPerMinute)) {
    throw new Refusal('TooManyRequests', 'too many connects from this address in a minute')
  }
  flows.connects.set(remoteIp, [...recent, clock.now().getTime()])
}
