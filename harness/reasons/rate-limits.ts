import { count } from './count.ts'

type Limited = { route: string; perSecond: number }
type Burst = { served: number; answered: number; seconds: number }

const burst = ({ served, answered, seconds }: Burst) =>
  `served ${served} of ${count(answered, 'request')} within ${seconds} s`

/** Limits of requests per second. */
export const rateLimits = {
  'rate-limit-exceeded': ({ route, perSecond, most, ...sent }: Limited & Burst & { most: number }) =>
    `${route} ${burst(sent)}; expected at most ${most} at ${perSecond} a second.`,
  'limit-exceeded-afterwards': ({ route, perSecond, served }: Limited & { served: number }) =>
    `${route} served ${count(served, 'request')} in the second after its limit was used up; expected at most ${perSecond}.`,
  'limit-kept': ({ route, ...sent }: { route: string } & Burst) => `${route} ${burst(sent)} and refused others.`,
  'burst-too-slow': ({ route, perSecond, ...sent }: Limited & Burst) =>
    `${route} ${burst(sent)}, which is too slow to exceed ${perSecond} a second for certain.`,
  'route-refuses': ({ route, outcome }: { route: string; outcome: string }) =>
    `${route} accepts no request of this run (${outcome}), so no refusal can be one for too many requests.`,
  'no-limited-route-accepts': ({ refused }: { refused: readonly string[] }) =>
    `No route with a limit accepts a request of this run: ${refused.join('; ')}.`,

  'limited-below-limit': ({ route, perSecond, request, outcome }: Limited & { request: number; outcome: string }) =>
    `${route} answered ${outcome} to request ${request} of a series below ${perSecond} a second; expected no limit there.`,
  'limited-perhaps-above': ({ route, perSecond, outcome }: Limited & { outcome: string }) =>
    `${route} answered ${outcome}, and the requests may have come faster than ${perSecond} a second.`,
  'served-below-limit': ({ route, requests, most }: { route: string; requests: number; most: number }) =>
    `${route} served ${count(requests, 'request')}, up to ${most} in one second, and limited none.`,
  'series-too-slow': ({ route, perSecond, requests, most }: Limited & { requests: number; most: number }) =>
    `${route} served ${count(requests, 'request')}, up to ${most} in one second, which is too slow to show a limit of ${perSecond} a second.`,
} as const
