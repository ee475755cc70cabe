import { count } from './count.ts'

type Limited = { route: string; perSecond: number }
type Burst = { served: number; answered: number; seconds: number }

const burst = ({ served, answered, seconds }: Burst) =>
  `served ${served} of ${count(answered, 'request')} within ${seconds} s`

/** Limits of requests per second. */
export const rateLimits = {
  'limit-kept': ({ route, ...sent }: { route: string } & Burst) => `${route} ${burst(sent)} and refused others.`,
  'burst-too-slow': ({ route, perSecond, ...sent }: Limited & Burst) =>
    `${route} ${burst(sent)}, which is too slow to exceed ${perSecond} a second for certain.`,
  'route-refuses': ({ route, outcome }: { route: string; outcome: string }) =>
    `${route} accepts no request of this run (${outcome}), so no refusal can be one for too many requests.`,
  'no-limited-route-accepts': ({ refused }: { refused: readonly string[] }) =>
    `No route with a limit accepts a request of this run: ${refused.join('; ')}.`,

  'limited-perhaps-above': ({ route, perSecond, outcome }: Limited & { outcome: string }) =>
    `${route} answered ${outcome}, and the requests may have come faster than ${perSecond} a second.`,
  'no-limit-beside': () =>
    'No route limited the first address while the second one asked, so nothing shows whether limits count for each address.',
  'served-beside': ({ route, requests }: { route: string; requests: number }) =>
    `${route} served ${count(requests, 'request')} of a second address while the first was limited.`,
  'served-below-limit': ({ route, requests, most }: { route: string; requests: number; most: number }) =>
    `${route} served ${count(requests, 'request')}, up to ${most} in one second, and limited none.`,
  'series-too-slow': ({ route, perSecond, requests, most }: Limited & { requests: number; most: number }) =>
    `${route} served ${count(requests, 'request')}, up to ${most} in one second, which is too slow to show a limit of ${perSecond} a second.`,
} as const
