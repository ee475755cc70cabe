import { headerOf } from '../../../../core/header-of.ts'
import { isUtf8 } from 'node:buffer'
import type { KeyObject } from 'node:crypto'
import { parseJson } from '../../../../core/exact-json.ts'
import type { Exchange } from '../../../../core/exchange.ts'
import type { InterfaceName } from '../../../../core/interface-name.ts'
import { urlOf } from '../../../../core/web-address.ts'
import { isRow } from '../../../../harness/checks/answers/answer.ts'
import type { Dialect } from '../../../../harness/dialect/dialect.ts'
import { routeOfExchange } from '../../../../harness/dialect/route-of-exchange.ts'
import type { ClientCallback, ClientRequest, ClientStory } from './client-story.ts'
import type { SeenCallback, SeenOfClients, SeenRequest } from './seen.ts'
import { collectShown, rowsWithin } from './shown.ts'

export interface KnownOfClients {
  keyOf: (appId: string) => KeyObject | undefined
  secrets: ReadonlySet<string>
  isPartial?: boolean
}

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
  const shown = collectShown(
    sent.map(({ seen, exchange }) => ({ exchange, answeredMs: seen.answeredMs })),
    delivered.flatMap(({ seen, atMs }) => (seen.forged ? [] : [{ json: parseJson(seen.body), atMs }])),
  )
  const addressed = sent.map((one) => ({ ...one, of: interfacesOf(one.exchange, dialects) }))
  // Two interfaces may share routes; a request to one of those belongs to the interface that is used for others too.
  const certain = new Set(addressed.flatMap(({ of }) => (of.length === 1 ? of : [])))
  const everything: ClientRequest[] = []
  const byInterface = new Map<InterfaceName, ClientRequest[]>()
  for (const { seen, exchange, of } of addressed) {
    const used = of.filter((name) => certain.has(name))
    const names = used.length > 0 ? used : of.slice(0, 1)
    for (const [at, name] of names.entries()) {
      const dialect = dialects.find((one) => one.interface === name)
      if (!dialect) continue
      const request = requestOf(dialect, seen, exchange)
      if (at === 0) everything.push(request)
      const own = byInterface.get(name) ?? []
      own.push(request)
      byInterface.set(name, own)
    }
  }
  const redirects = addressed.flatMap(({ of, exchange }) => (of.length === 0 && locationOf(exchange) ? [exchange] : []))
  return dialects.map((dialect) => {
    const own = byInterface.get(dialect.interface) ?? []
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

/** Where an answer sends its reader; undefined where it does not. */
export function locationOf({ answer }: Exchange): string | undefined {
  return headerOf(answer, 'location')
}

/** The interfaces whose addresses an exchange may have gone to, those that have its route before others. */
function interfacesOf(exchange: Exchange, dialects: readonly Dialect[]): InterfaceName[] {
  const path = urlOf(exchange.request.url)?.pathname ?? ''
  const below = dialects.filter(({ basePath }) => path.includes(`${basePath}/`))
  const having = below.filter((dialect) => routeOfExchange(dialect, exchange))
  return (having.length > 0 ? having : below).map((dialect) => dialect.interface)
}

function requestOf(dialect: Dialect, seen: SeenRequest, exchange: Exchange): ClientRequest {
  const url = urlOf(seen.url)
  const json = exchange.request.bodyBase64 === undefined ? parseJson(exchange.request.body) : undefined
  return {
    seen,
    exchange,
    name: `${seen.method} ${url?.pathname ?? seen.url}`,
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
    atMs,
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
function visitsTo(requests: readonly ClientRequest[], sent: ReadonlyArray<{ exchange: Exchange }>): Exchange[] {
  const { pages } = collectShown(
    requests.map(({ exchange }) => ({ exchange, answeredMs: 0 })),
    [],
  )
  return sent.map(({ exchange }) => exchange).filter(({ request }) => pages.has(request.url))
}
