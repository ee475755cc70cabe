import { headerOf, type Exchange } from '../../core/exchange.ts'
import { type Fields, isFields } from '../../core/fields.ts'
import { parseJson } from '../../core/exact-json.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import { statusOf } from '../checks/answers/answer.ts'
import { namesIn } from '../dialect/in-dialect.ts'
import { idOf } from './records-in.ts'
import type { Met } from './met.ts'

/** What a request may have changed: these logins, or anything. */
export type Change = { logins: readonly string[] } | 'anything'

const pages = new Set(['token', 'connect-session'])
const seenByNobody = new Set<Route['makes']>(['customer', 'lead', 'consent'])

/** Whether a writing request was refused. Without an answer, or after a server error, it may have been carried out. */
export function isRefused(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return status >= 400 && status < 500
}

/**
 * What an exchange may have changed in later answers. Undefined where it only reads, requests a page that nobody has
 * visited yet, or creates something new. `ownerOf` finds the login of a secret.
 */
export function changeBy(met: Met, ownerOf: (secret: string) => string | undefined): Change | undefined {
  const { dialect, route, exchange } = met
  if (!route || exchange.request.method === 'GET' || seenByNobody.has(route.makes)) return undefined
  const bySecret = (header: string) => ownerOf(headerOf(exchange.request, header) ?? '') ?? []
  const logins = [loginsNamed(met, route), bySecret(dialect.loginSecretHeader)].flat()
  if (logins.length > 0) return { logins }
  return isPage(route) || isRefused(exchange) ? undefined : 'anything'
}

/** Whether a route answers with the address of a hosted page. */
export function isPage({ answer }: Route): boolean {
  return typeof answer === 'object' && 'one' in answer && pages.has(answer.one)
}

/** What a request to the control port may have changed: a login in its path or answer, or anything. */
export function changeElsewhere(exchange: Exchange): Change {
  const { pathname } = new URL(exchange.request.url)
  if (pathname.endsWith('/connect-sessions')) return { logins: [idOf(shownData(exchange)['login_id']) ?? []].flat() }
  const [, named] = /\/logins\/([^/]+)(?:\/consent)?$/.exec(pathname) ?? []
  return named === undefined ? 'anything' : { logins: [decodeURIComponent(named)] }
}

/** Whether a request to the control port moves the clock. */
export function movesClock({ request }: Exchange): boolean {
  return new URL(request.url).pathname.endsWith('/clock')
}

/** The logins of a change; empty where they are unknown. */
export function loginsIn(change: Change | undefined): readonly string[] {
  return change !== undefined && change !== 'anything' ? change.logins : []
}

/** The logins in a request's path and body and in its answer. */
function loginsNamed(met: Met, { route, makes }: Route): string[] {
  const { dialect, exchange } = met
  const { body } = exchange.request
  const named = namesIn('login_id', dialect).flatMap((name) => {
    // Few bodies name a login, and some are large.
    const namedLogin = body.includes(name) ? idOf(sentData(exchange)[name]) : undefined
    return [pathValue(met, route, name) ?? [], namedLogin ?? []].flat()
  })
  const made = makes === 'login' ? idOf(shownData(exchange)['id']) : undefined
  return made === undefined ? named : [...named, made]
}

function shownData({ answer }: Exchange): Fields {
  const json = answer?.json
  return isFields(json) && isFields(json['data']) ? json['data'] : {}
}

const sent = new WeakMap<Exchange, Fields>()

/** The data of a request; empty where it has none or no JSON. */
export function sentData(exchange: Exchange): Fields {
  const { body } = exchange.request
  const json = body === '' || sent.has(exchange) ? undefined : parseJson(body)
  const data = sent.get(exchange) ?? (isFields(json) && isFields(json['data']) ? json['data'] : {})
  sent.set(exchange, data)
  return data
}

/** The path's value for this name in braces of the route. */
function pathValue({ dialect, path }: Met, route: string, name: string): string | undefined {
  const at = route.split('/').indexOf(`{${name}}`)
  return at < 0 ? undefined : path.slice(dialect.basePath.length).split('/')[at]
}
