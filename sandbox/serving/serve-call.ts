import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { refuseBeyondRate } from './refuse-beyond-rate.ts'
import type { Answer } from '../rules/wire/wire-rules.ts'
import { heardBody, heardHeaders, heardQuery } from './hear.ts'
import { heardIds } from './integer-ids.ts'
import type { Version } from '../versions/kit/version.ts'
import { echoOf, refusalAnswer, writeAnswer } from './answer.ts'
import type { Call, Route } from './call.ts'
import { passClientGates, passSecretGates } from './gates.ts'
import { parseBody } from './parse-body.ts'
import { refuseOnDemand } from './refuse-on-demand.ts'
import { reachedAt } from './reached-at.ts'
import { readBody } from './read-body.ts'
import { Refusal, TurnedAway } from '../basics/refusal.ts'
import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'

/**
 * Takes a request to a route through the checks to its handler and writes the answer. Order: body size, limit of
 * requests per second, keys, status, kind of key, signature, body text, secrets, handler.
 */
export async function serveCall(
  asked: Sandbox,
  { version, route }: { version: Version; route: Route },
  params: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sandbox = reachedAt(asked, request)
  const url = request.url ?? '/'
  const query = sandbox.rules.paging.asked(queryOf(url))
  const headers = heardHeaders(version, countedHeaders(sandbox, request))
  const method = request.method ?? route.method
  let bytes: Buffer = Buffer.alloc(0)
  try {
    bytes = await readBody(request, sandbox.settings.bodyLimitBytes)
    if (refuseOnDemand(response, sandbox.rules.wire.refuses(route.name, version.name))) return
    refuseUnread(sandbox, route, version)
    refuseBeyondRate(sandbox, { version, route }, request)
    const client = passClientGates(sandbox, route, { version, method, url, headers, body: bytes })
    client.last_request_sent_at = sandbox.clock.nowIso()
    const { body: sent, file } = takesBody(route)
      ? parseBody(bytes, headers['content-type'], sandbox.rules.wire.parsed)
      : { body: undefined }
    const named = { params, query: heardQuery(version, query), body: heardBody(version, sent) }
    const heard = heardIds(sandbox, version, named)
    const secrets = passSecretGates(sandbox, client, route, headers, heard)
    const remoteIp = request.socket.remoteAddress ?? ''
    const userAgent = headers['user-agent'] ?? null
    const body = sandbox.rules.wire.heard(heard.body, route.name)
    const call: Call = { sandbox, version, client, ...secrets, ...heard, body, url, headers, remoteIp, userAgent }
    if (file) call.file = file
    const reply = await route.handle(call)
    const json = reply.meta === undefined ? { data: reply.data } : { data: reply.data, meta: reply.meta }
    writeAnswer(sandbox, response, { route: route.name, version: version.name, url, status: 200, headers: {}, json })
  } catch (error) {
    const echo = echoOf(query, bodyForEcho(route, bytes, headers['content-type']))
    const answer = refusalAnswer(sandbox, { version, route: route.name }, error, echo)
    if (error instanceof TurnedAway) comeAgain(answer, error)
    if (!request.complete) answer.headers.Connection = 'close'
    writeAnswer(sandbox, response, { ...answer, url })
  }
}

function comeAgain(answer: Answer, { status, retryAfter }: TurnedAway): void {
  answer.status = status
  if (retryAfter !== undefined) answer.headers['Retry-After'] = retryAfter
}

/** @throws Refusal RouteNotFound, TooManyRequests */
function refuseUnread({ rules }: Sandbox, { name }: Route, version: Version): void {
  if (!rules.access.routeServed({ name, version: version.name })) throw refusal('route-known')
  if (rules.wire.turnsAway(name, version.name)) {
    throw new TurnedAway('TooManyRequests', 'come again in a moment', { status: 429, retryAfter: '0' })
  }
}

export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}

/** The headers whose names count. */
export function countedHeaders({ rules }: Sandbox, { headers, rawHeaders }: IncomingMessage): IncomingHttpHeaders {
  const unread = rawHeaders.filter((name, at) => at % 2 === 0 && !rules.headers.nameCounts(name))
  if (unread.length === 0) return headers
  const names = new Set(unread.map((name) => name.toLowerCase()))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)))
}

/** Whether a route reads the body. That of other GET and DELETE requests is signed but ignored. */
function takesBody({ method, readsBody = false }: Route): boolean {
  return method === 'POST' || method === 'PUT' || readsBody
}

function bodyForEcho(route: Route, bytes: Buffer, contentType: string | undefined): unknown {
  if (!takesBody(route)) return undefined
  try {
    return parseBody(bytes, contentType).body
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
