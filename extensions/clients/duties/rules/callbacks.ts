import { held, leftUntested, noted } from '../../../../core/judgement.ts'
import { parseJson } from '../../../../core/exact-json.ts'
import { because } from '../../../../harness/reasons/because.ts'
import {
  type ClientCallback,
  type ClientRequest,
  type ClientStory,
  type Duty,
  sentHeader,
} from '../story/client-story.ts'
import { overAll } from '../story/each-request.ts'
import { rowsWithin } from '../story/shown.ts'

const none = leftUntested(because('no-callback-to-client'))
const interactives = /^PUT \/(?:login|logins\/[^/]+|connections\/[^/]+)\/interactive$/

/** Source: Account information / Events, first point. */
export const answeredWithSuccess: Duty = ({ callbacks }) => {
  if (callbacks.length === 0) return none
  return overAll(
    'callback',
    lastTries(callbacks).map(({ seen, exchange }) => ({
      exchange,
      flaw:
        seen.status !== null && seen.status >= 200 && seen.status < 300
          ? undefined
          : {
              reason: because('callback-not-taken', { kind: seen.kind, status: seen.status ?? undefined }),
              wanted: 'a status from 200 to 299',
              got: seen.status === null ? 'no answer' : String(seen.status),
            },
    })),
  )
}

/** The last try of each callback that is rightly signed. A client may refuse one that is not. */
function lastTries(callbacks: readonly ClientCallback[]): ClientCallback[] {
  const last = new Map(callbacks.filter(({ seen }) => !seen.forged).map((one) => [one.seen.number, one]))
  return [...last.values()]
}

/** Source: Account information / Events, second point. */
export const interactiveAnswered: Duty = ({ callbacks, requests, shown, dialect }) => {
  const asking = lastTries(callbacks).filter(({ seen }) => seen.kind === 'interactive')
  if (asking.length === 0) return leftUntested(because('no-interactive-callback'))
  return overAll(
    'interactive callback',
    asking.map(({ seen, exchange, atMs }) => ({
      exchange,
      flaw: requests.some(
        (request) => request.atMs >= atMs && asksInteractively(request, seen.loginId, { shown, dialect }),
      )
        ? undefined
        : {
            reason: because('interactive-not-asked', { login: seen.loginId }),
            wanted: 'a request to the interactive endpoint',
            got: 'none',
            atMost: 'implied' as const,
          },
    })),
  )
}

function asksInteractively(
  request: ClientRequest,
  login: string,
  { shown, dialect }: Pick<ClientStory, 'shown' | 'dialect'>,
): boolean {
  if (!interactives.test(request.route?.route ?? '')) return false
  const secret = sentHeader(request, dialect.loginSecretHeader) ?? ''
  return request.seen.url.includes(`/${login}/`) || shown.secrets.get(secret)?.login === login
}

/** Source: Account information / Events, fourth point. */
export const wrongSignatureIgnored: Duty = ({ callbacks, everything, shown, dialect }) => {
  const forged = callbacks.filter(({ seen }) => seen.forged)
  if (forged.length === 0) return leftUntested(because('no-forged-callback'))
  for (const { seen, atMs } of forged) {
    const login = toldIn(seen.body)
    const asked = everything.find((request) => request.atMs >= atMs && mentions(request, login))
    if (!asked) continue
    return overAll('callback with a wrong signature', [
      {
        exchange: asked.exchange,
        flaw: {
          reason: because('forged-callback-believed', { request: asked.name, login }),
          wanted: `no request about the login ${login}`,
          got: asked.name,
        },
      },
    ])
  }
  const answers = { callbacks: forged.length, statuses: statusesOf(forged) }
  const evidence = forged.map(({ exchange }) => exchange)
  const isRefused = forged.every(({ seen }) => seen.status !== null && seen.status >= 400)
  const actsOnOthers = callbacks.some(
    ({ seen, atMs }) =>
      !seen.forged &&
      everything.some((request) => {
        const bySecret = shown.secrets.get(sentHeader(request, dialect.loginSecretHeader) ?? '')?.login
        return request.atMs >= atMs && (bySecret === seen.loginId || mentions(request, seen.loginId))
      }),
  )
  return isRefused || actsOnOthers
    ? held(because('forged-callbacks-ignored', answers), evidence)
    : leftUntested(because('forged-callbacks-unseen', answers), evidence)
}

/** Notes what clients answer: some answer before they look. Source: Account information / Events, fourth point. */
export const wrongSignatureAnswered: Duty = ({ callbacks }) => {
  const forged = callbacks.filter(({ seen }) => seen.forged)
  if (forged.length === 0) return leftUntested(because('no-forged-callback'))
  return noted(
    because('forged-callbacks-answered', { callbacks: forged.length, statuses: statusesOf(forged) }),
    forged.map(({ exchange }) => exchange),
  )
}

function statusesOf(callbacks: readonly ClientCallback[]): string[] {
  return [...new Set(callbacks.map(({ seen }) => String(seen.status ?? 'no answer')))]
}

/** The id of the login that a callback tells of. */
function toldIn(body: string): string {
  const rows = rowsWithin(parseJson(body))
  const ids = rows.flatMap(({ login_id: login, connection_id: connection }) => login ?? connection ?? [])
  return String(ids[0] ?? '')
}

function mentions({ seen, json }: ClientRequest, id: string): boolean {
  if (seen.url.split(/[/?&=]/).includes(id)) return true
  return rowsWithin(json).some((row) => Object.values(row).some((value) => String(value) === id))
}

/** Notes how clients synchronise. Source: second document / Events, third point. */
export const callbacksOrPolling: Duty = ({ callbacks, requests }) => {
  const polls = requests.filter(({ route }) => route?.request === 'list logins')
  if (callbacks.length + polls.length === 0)
    return leftUntested(because('no-such-request', { what: 'list of connections' }))
  return noted(
    because('callbacks-and-polls', { callbacks: lastTries(callbacks).length, polls: polls.length }),
    [...callbacks, ...polls].map(({ exchange }) => exchange),
  )
}
