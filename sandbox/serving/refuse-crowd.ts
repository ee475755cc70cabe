import { refusalAs } from '../basics/refusals.ts'
import type { Call } from './call.ts'

type Caller = Pick<Call, 'sandbox' | 'client' | 'remoteIp'>

/**
 * Counts a connect or reconnect of an address. Refuses it when there are too many, or too many fetches run.
 * @throws Refusal TooManyRequests, RateLimitExceeded
 */
export function refuseCrowd(call: Caller): void {
  const { client, sandbox } = call
  const { crowding } = sandbox.rules
  if (crowding.tooManyLogins(sandbox.fetcher.running(client.id), client)) {
    throw refusalAs(crowding.loginsClass, 'logins-in-process')
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
    throw refusalAs(rules.crowding.connectsClass, 'connects-of-an-address')
  }
  flows.connects.set(remoteIp, [...recent, now])
}
