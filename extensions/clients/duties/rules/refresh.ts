import { errorClassOf, isSuccess } from '../../../../harness/checks/answers/answer.ts'
import {
  type ClientRequest,
  type ClientStory,
  loginBySecret,
  eachRequest,
  flawOf,
  type ShownLogin,
  perStory,
} from '../story/client-story.ts'

const refreshes = new Set(['refresh a login', 'refresh a login by its path', 'refresh a login in the background'])

const isRefresh = ({ route }: ClientRequest) => refreshes.has(route?.request ?? '')

/** Source: Account information / Limits, row `Refresh frequency per login`. */
export const waitsForNextRefresh = eachRequest({
  what: 'refresh of a login whose next_refresh_possible_at was shown',
  concerns: (request, story) => isRefresh(request) && nextOf(request, story),
  flaw: (request, _story, next) => {
    const early = Math.ceil((Date.parse(next) - request.clockMs) / 1000)
    if (early <= 0 || isSuccess(request.exchange)) return undefined
    return flawOf(`no request before ${next}`, `${early} s before`)
  },
})

/** Source: Account information / Endpoints / Version 4, row `store_credentials`. */
export const reconnectsWithoutCredentials = eachRequest({
  what: 'refresh of a login',
  concerns: (request, story) => isRefresh(request) && stateOf(request, story),
  flaw: (request, _story, { fields }) =>
    fields.store_credentials === false ? flawOf('a reconnect, as no credentials are stored', 'a refresh') : undefined,
})

/**
 * When a login may be refreshed next, as the client last saw: by a field of the login, or in the words of a
 * refusal.
 */
function nextOf(request: ClientRequest, story: ClientStory): string | undefined {
  const state = stateOf(request, story)
  const refusal = refusals(story)
    .filter((one) => one.login === loginOf(request, story))
    .findLast(({ atMs }) => atMs < request.atMs)
  if (refusal && refusal.atMs > (state?.atMs ?? 0)) return refusal.next
  const next = state?.fields.next_refresh_possible_at
  return typeof next === 'string' ? next : undefined
}

const moment = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/

/** The refusals of a refresh whose words name a moment, oldest first. */
const refusals = perStory((story) =>
  story.requests.flatMap((request) => {
    if (!isRefresh(request) || errorClassOf(request.exchange) !== 'LoginCannotBeRefreshed') return []
    const [next] = moment.exec(request.exchange.answer?.body ?? '') ?? []
    return next === undefined ? [] : [{ login: loginOf(request, story), atMs: request.seen.answeredMs, next }]
  }),
)

/** What was last shown of the login that a request is about, before it was sent. */
function stateOf(request: ClientRequest, story: ClientStory): ShownLogin | undefined {
  return story.shown.logins.get(loginOf(request, story))?.findLast(({ atMs }) => atMs < request.atMs)
}

/** The id of the login that a request is about; empty where nothing shows it. */
function loginOf(request: ClientRequest, story: ClientStory): string {
  const inPath = request.path.split('/').find((segment) => story.shown.logins.has(segment))
  return inPath ?? loginBySecret(request, story) ?? ''
}
