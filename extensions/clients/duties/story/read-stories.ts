import { headerOf, type Exchange } from '../../../../core/exchange.ts'
import { isUtf8 } from 'node:buffer'
import { parseJson } from '../../../../core/exact-json.ts'
import { urlOf } from '../../../../core/web-address.ts'
import { isRow, isSuccess } from '../../../../harness/checks/answers/answer.ts'
import type { Dialect } from '../../../../harness/dialect/dialect.ts'
import { routeOfExchange } from '../../../../harness/dialect/route-of-exchange.ts'
import type { SeenCallback, SeenRequest } from '../../../../sandbox/world/sandbox.ts'
import {
  type ClientCallback,
  type ClientRequest,
  type ClientStory,
  type KnownOfClients,
  type SeenOfClients,
  collectShown,
  rowsWithin,
  type ShownBody,
} from './client-story.ts'

/** What was seen, by the interface that it was sent to. An interface that no client used has a story without requests. */
export function readStories(
  { requests, callbacks }: SeenOfClients,
  dialects: readonly Dialect[],
  known: KnownOfClients,
): ClientStory[] {
  let number = 0
  const nextId = () => `x${(number += 1)}`
  const sent = requests.map((seen) => ({ seen, exchange: exchangeOf(seen, nextId()) }))
  const delivered = callbacks.map((seen) => callbackOf(seen, nextId()))
  const shown = collectShown([
    ...sent.flatMap(shownBy),
    ...callbacks.flatMap(({ forged, body, atMs }) => (forged ? [] : [{ json: parseJson(body), atMs }])),
  ])
  const addressed = sent.map((one) => ({ ...one, of: dialectsOf(one.exchange, dialects) }))
  // Two interfaces may share routes; a request to one of those belongs to the interface that is used for others too.
  const certain = new Set(addressed.flatMap(({ of }) => (of.length === 1 ? of : [])))
  const read = addressed.map(({ seen, exchange, of }) => {
    const used = of.filter((dialect) => certain.has(dialect))
    const belongsTo = used.length > 0 ? used : of.slice(0, 1)
    return belongsTo.map((dialect) => ({ dialect, request: requestOf(dialect, seen, exchange) }))
  })
  const everything = read.flatMap(([first]) => first?.request ?? [])
  const redirects = addressed.flatMap(({ of, exchange }) =>
    of.length === 0 ? (urlOf(headerOf(exchange.answer, 'location') ?? '') ?? []) : [],
  )
  return dialects.map((dialect) => {
    const own = read.flat().flatMap((one) => (one.dialect === dialect ? one.request : []))
    const logins = loginsOf(own)
    return {
      dialect,
      requests: own,
      everything,
      callbacks: delivered.filter(({ seen }) => logins.has(seen.loginId) || own.length === everything.length),
      visits: visitsTo(own, sent),
      redirects,
      shown,
      ...known,
    }
  })
}

/** What the client learned from an answer: a refusal echoes what the client itself had sent. */
function shownBy({ seen, exchange }: Pick<ClientRequest, 'seen' | 'exchange'>): ShownBody[] {
  return isSuccess(exchange) ? [{ json: exchange.answer?.json, atMs: seen.answeredMs }] : []
}

/** The interfaces whose addresses an exchange may have gone to, those that have its route before others. */
function dialectsOf(exchange: Exchange, dialects: readonly Dialect[]): readonly Dialect[] {
  const path = urlOf(exchange.request.url)?.pathname ?? ''
  const below = dialects.filter(({ basePath }) => path.includes(`${basePath}/`))
  const having = below.filter((dialect) => routeOfExchange(dialect, exchange))
  return having.length > 0 ? having : below
}

function requestOf(dialect: Dialect, seen: SeenRequest, exchange: Exchange): ClientRequest {
  const url = urlOf(seen.url)
  const path = url?.pathname ?? seen.url
  const json = exchange.request.bodyBase64 === undefined ? parseJson(exchange.request.body) : undefined
  return {
    seen,
    exchange,
    name: `${seen.method} ${path}`,
    path,
    route: routeOfExchange(dialect, exchange),
    query: url?.searchParams ?? new URLSearchParams(),
    json,
    data: isRow(json) ? json.data : undefined,
    atMs: seen.atMs,
    clockMs: Date.parse(seen.clock),
  }
}

function exchangeOf({ atMs, answeredMs, method, url, headers, body, answer }: SeenRequest, id: string): Exchange {
  const text = answer?.body.toString() ?? ''
  const json = answer && parseJson(text)
  return {
    id,
    request: { method, url, headers, ...textOf(body) },
    ...(answer
      ? {
          answer: {
            status: answer.status,
            headers: answer.headers,
            ...textOf(answer.body),
            ...(json !== undefined && { json }),
          },
        }
      : { trouble: { code: 'CLIENT_LEFT', message: 'The client closed the connection before the answer.' } }),
    at: new Date(atMs).toISOString(),
    durationMs: Math.round(answeredMs - atMs),
  }
}

function textOf(bytes: Buffer): { body: string; bodyBase64?: string } {
  return { body: bytes.toString(), ...(!isUtf8(bytes) && { bodyBase64: bytes.toString('base64') }) }
}

/** A callback as an exchange, in which the sandbox asks and the client answers. */
function callbackOf(seen: SeenCallback, id: string): ClientCallback {
  const { url, headers, body, status, atMs } = seen
  const silence = { code: 'CLIENT_SILENT', message: 'The client gave no answer to the callback.' }
  return {
    seen,
    exchange: {
      id,
      request: { method: 'POST', url, headers: Object.entries(headers), body },
      ...(status === null ? { trouble: silence } : { answer: { status, headers: [], body: '' } }),
      at: new Date(atMs).toISOString(),
      durationMs: 0,
    },
  }
}

/** The ids of all that the answers to these requests showed. */
function loginsOf(requests: readonly ClientRequest[]): ReadonlySet<string> {
  return new Set(
    requests.flatMap(({ exchange }) =>
      rowsWithin(exchange.answer?.json).flatMap(({ id, login_id: login, connection_id: connection }) =>
        [id, login, connection].filter((one) => one !== undefined).map(String),
      ),
    ),
  )
}

/** Visits to the hosted pages whose addresses the answers to these requests gave. */
function visitsTo<T extends { exchange: Exchange }>(requests: readonly ClientRequest[], sent: readonly T[]): T[] {
  const { pages } = collectShown(requests.flatMap(shownBy))
  return sent.filter(({ exchange }) => pages.has(exchange.request.url))
}
