import { errorClassOf, isSuccess } from '../../../../harness/checks/answers/answer.ts'
import { type ClientRequest, eachRequest, flawOf } from '../story/client-story.ts'
import { perStory } from '../story/per-story.ts'

/** A library may send a request a few times by itself. */
const patience = 10

/** Refusals that may pass while a client waits, or by what somebody else does. Source: Account information / Errors. */
const passing =
  /^(?:LoginAlreadyProcessing|LoginCannotBeRefreshed|ConnectionFailed|ConnectionLost|ProviderError|InternalServerError|PaymentFailed|Client(?:Disabled|Pending|Restricted)|CustomerLocked|LoginDisabled|Provider(?:Disabled|Inactive|Unavailable)|RateLimitExceeded|TooManyRequests|\w+Timeout|\w+Limit(?:Exceeded|Reached))$/

/** Source: Account information / Errors. */
export const refusedNotRepeated = eachRequest({
  what: 'request',
  flaw: (request, story) => {
    const { times } = refusedBefore(story).get(request) ?? { times: 0 }
    if (times < patience) return undefined
    return flawOf('another request', `the same one after ${times} refusals`)
  },
})

/** How often each request had been refused already, without a change of it or of the refusal. */
const refusedBefore = perStory(({ requests }) => {
  const rows = new Map<string, { errorClass: string; times: number; knownMs: number }>()
  const before = new Map<ClientRequest, { errorClass: string; times: number }>()
  for (const request of requests) {
    const key = sameness(request)
    const row = rows.get(key)
    // A request that was on its way at the last refusal was sent without knowing of it.
    if (row && row.knownMs < request.atMs) before.set(request, row)
    const errorClass = isSuccess(request.exchange) ? undefined : errorClassOf(request.exchange)
    if (errorClass === undefined || passing.test(errorClass)) rows.delete(key)
    else {
      const times = row?.errorClass === errorClass ? row.times + 1 : 1
      rows.set(key, { errorClass, times, knownMs: request.seen.answeredMs })
    }
  }
  return before
})

/** What two requests have in common that can only be refused alike: all but when they were signed. */
function sameness({ seen }: ClientRequest): string {
  const keys = seen.headers
    .filter(([name]) => /-(?:id|secret)$|^secret$|^content-type$/i.test(name))
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
  return [seen.method, seen.url, ...keys.toSorted(), seen.body.toString('base64')].join('\n')
}
