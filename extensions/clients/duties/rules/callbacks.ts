import { demandOptional } from '../../../../harness/checks/answers/demands.ts'
import { because } from '../../../../harness/reasons/because.ts'
import { count } from '../../../../harness/reasons/count.ts'
import { noted, holds } from '../../../../core/judgement.ts'
import { parseJson } from '../../../../core/exact-json.ts'
import {
  type ClientCallback,
  type ClientRequest,
  type ClientStory,
  type Duty,
  loginBySecret,
  flawOf,
  overAll,
  demandFromClients,
  rowsWithin,
} from '../story/client-story.ts'
import type { SeenCallback } from '../../../../sandbox/world/sandbox.ts'

const noneForged = because('nothing-to-check', { what: 'callback with a wrong signature' })
const interactives = /^PUT \/(?:login|logins\/[^/]+|connections\/[^/]+)\/interactive$/

/** Source: Account information / Events, first point. */
export const answeredWithSuccess: Duty = ({ callbacks }) =>
  overAll('callback', lastTries(callbacks), ({ seen: { status } }) => {
    if (status !== null && status >= 200 && status < 300) return undefined
    const got = status === null ? 'no answer' : `the status ${status}`
    return flawOf('a status from 200 to 299', got)
  })

/** The last try of each callback that is rightly signed. A client may refuse one that is not. */
function lastTries(callbacks: readonly ClientCallback[]): ClientCallback[] {
  const last = new Map(callbacks.filter(({ seen }) => !seen.forged).map((one) => [one.seen.number, one]))
  return [...last.values()]
}

/** Source: Account information / Events, second point. */
export const interactiveAnswered: Duty = (story) => {
  const asking = lastTries(story.callbacks).filter(({ seen }) => seen.kind === 'interactive')
  const steps = story.requests.filter(({ route }) => interactives.test(route?.route ?? ''))
  return overAll('interactive callback', asking, ({ seen }) => {
    if (askedAbout(seen.loginId, { after: seen, of: steps, story })) return undefined
    return { ...flawOf('a request to the interactive endpoint', 'none'), atMost: 'implied' }
  })
}

/** Source: Account information / Events, fourth point. */
export const wrongSignatureIgnored: Duty = (story) => {
  const { callbacks, everything } = story
  const forged = callbacks.filter(({ seen }) => seen.forged)
  demandOptional(forged.length, noneForged)
  for (const { seen } of forged) {
    const login = loginIn(seen.body)
    const asked = askedAbout(login, { after: seen, of: everything, story })
    if (!asked) continue
    return overAll('callback with a wrong signature', [asked], ({ name }) =>
      flawOf(`no request about the login ${login}`, name),
    )
  }
  const evidence = forged.map(({ exchange }) => exchange)
  const isRefused = forged.every(({ seen }) => seen.status !== null && seen.status >= 400)
  const actsOnOthers = callbacks.some(
    ({ seen }) => !seen.forged && askedAbout(seen.loginId, { after: seen, of: everything, story }),
  )
  demandOptional(isRefused || actsOnOthers, because('nothing-to-check', { what: 'request about a callback' }), evidence)
  return holds(evidence, forged.length, 'callback')
}

/** Notes what clients answer: some answer before they look. Source: Account information / Events, fourth point. */
export const wrongSignatureAnswered: Duty = ({ callbacks }) => {
  const forged = callbacks.filter(({ seen }) => seen.forged)
  demandOptional(forged.length, noneForged)
  return noted(
    because('values-shown', { place: 'status', values: statusesOf(forged) }),
    forged.map(({ exchange }) => exchange),
  )
}

function statusesOf(callbacks: readonly ClientCallback[]): string[] {
  return [...new Set(callbacks.map(({ seen }) => String(seen.status ?? 'no answer')))]
}

/** The id of the login that a callback tells of. */
function loginIn(body: string): string {
  const rows = rowsWithin(parseJson(body))
  const ids = rows.flatMap(({ login_id: login, connection_id: connection }) => login ?? connection ?? [])
  return String(ids[0] ?? '')
}

/** The first request after a callback that is about a login, by its id or its secret. */
function askedAbout(
  login: string,
  { after, of, story }: { after: SeenCallback; of: readonly ClientRequest[]; story: ClientStory },
): ClientRequest | undefined {
  return of.find(
    (request) => request.atMs >= after.atMs && (loginBySecret(request, story) === login || mentions(request, login)),
  )
}

function mentions({ path, query, json }: ClientRequest, id: string): boolean {
  if (path.split('/').includes(id) || [...query.values()].includes(id)) return true
  return rowsWithin(json).some((row) => Object.values(row).some((value) => String(value) === id))
}

/** Notes how clients synchronise. Source: second document / Events, third point. */
export const callbacksOrPolling: Duty = ({ callbacks, requests }) => {
  const polls = requests.filter(({ route }) => route?.request === 'list logins')
  demandFromClients([...callbacks, ...polls], 'list of connections')
  const values = [count(lastTries(callbacks).length, 'callback'), count(polls.length, 'list')]
  return noted(
    because('values-shown', { place: 'connections', values }),
    [...callbacks, ...polls].map(({ exchange }) => exchange),
  )
}
