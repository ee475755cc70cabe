import { isSuccess } from '../../checks/answers/answer.ts'
import { because } from '../../reasons/because.ts'
import { type ClientRequest, type ClientStory, sentHeader } from '../story/client-story.ts'
import { eachRequest } from '../story/each-request.ts'
import type { ShownLogin } from '../story/shown.ts'

const refreshes = new Set(['refresh a login', 'refresh a login by its path', 'refresh a login in the background'])

const isRefresh = ({ route }: ClientRequest) => refreshes.has(route?.request ?? '')

/** Source: Account information / Limits, row `Refresh frequency per login`. */
export const waitsForNextRefresh = eachRequest({
  what: 'refresh of a login whose next_refresh_possible_at was shown',
  concerns: (request, story) => isRefresh(request) && nextOf(request, story) !== undefined,
  flaw: (request, story) => {
    const next = nextOf(request, story) ?? ''
    const early = Math.ceil((Date.parse(next) - request.clockMs) / 1000)
    if (early <= 0 || isSuccess(request.exchange)) return undefined
    return {
      reason: because('refreshed-early', { request: request.name, next, early }),
      wanted: `no request before ${next}`,
      got: `${early} s before`,
    }
  },
})

/** Source: Account information / Endpoints / Version 4, row `store_credentials`. */
export const reconnectsWithoutCredentials = eachRequest({
  what: 'refresh of a login',
  concerns: (request, story) => isRefresh(request) && stateOf(request, story) !== undefined,
  flaw: (request, story) =>
    stateOf(request, story)?.fields.store_credentials === false
      ? {
          reason: because('refreshed-without-credentials', { request: request.name }),
          wanted: 'a reconnect',
          got: 'a refresh',
        }
      : undefined,
})

/** When a login may be refreshed next, as it was last shown to the client; undefined where nothing was shown. */
function nextOf(request: ClientRequest, story: ClientStory): string | undefined {
  const next = stateOf(request, story)?.fields.next_refresh_possible_at
  return typeof next === 'string' ? next : undefined
}

/** What was last shown of the login that a request is about, before it was sent. */
function stateOf(request: ClientRequest, { dialect, shown }: ClientStory): ShownLogin | undefined {
  const bySecret = shown.secrets.get(sentHeader(request, dialect.loginSecretHeader) ?? '')?.login
  const segments = request.seen.url.split(/[/?]/)
  const id = segments.find((segment) => shown.logins.has(segment)) ?? bySecret ?? ''
  return shown.logins.get(id)?.findLast(({ atMs }) => atMs < request.atMs)
}
