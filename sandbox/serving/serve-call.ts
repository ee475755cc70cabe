import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { refuseBeyondRate, refuseOnDemand } from './limits.ts'
import type { Answer } from '../rules/wire/wire-rules.ts'
import { heardBody, heardHeaders, heardQuery, reachedAt } from './hear.ts'
import type { Version } from '../versions/kit/version.ts'
import type { Call, Route } from './call.ts'
import { passClientGates, passSecretGates } from './gates.ts'
import { parseBody, readBody } from './parse-body.ts'
import { Refusal, TurnedAway, refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { saidBy, withIds } from './say.ts'
import { logFault } from '../basics/log-fault.ts'
import { isObject, jsonOf } from '../basics/values.ts'

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
    const heard = { params, query: heardQuery(version, query), body: heardBody(version, sent) }
    const secrets = passSecretGates(sandbox, client, route, headers, heard)
    const remoteIp = request.socket.remoteAddress ?? ''
    const userAgent = headers['user-agent'] ?? null
    const body = sandbox.rules.wire.heard(heard.body, route.name)
    const call: Call = { sandbox, version, client, ...secrets, ...heard, body, file, url, headers, remoteIp, userAgent }
    const reply = await route.handle(call)
    const json = reply.meta === undefined ? { data: reply.data } : { data: reply.data, meta: reply.meta }
    writeAnswer(sandbox, response, { route: route.name, version: version.name, url, status: 200, headers: {}, json })
  } catch (error) {
    const echo = echoOf(query, bodyForEcho(route, bytes, headers['content-type']))
    const answer = refusalAnswer(sandbox, { version, route: route.name }, error, echo)
    if (!request.complete) answer.headers.Connection = 'close'
    writeAnswer(sandbox, response, { ...answer, url })
  }
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

/** Writes one answer; the wire rules may change its status, headers and body. */
export function writeAnswer(sandbox: Sandbox, response: ServerResponse, draft: Answer): void {
  sandbox.store.save()
  const { wire } = sandbox.rules
  const answer = wire.answer(draft)
  const delayMs = wire.delayMs(answer.route)
  const write = (): void => {
    if (response.destroyed) return
    response.statusCode = answer.status
    const set = (name: string, value: string): unknown => response.setHeader(wire.headerName(name), value)
    if (!wire.datedByMachine) set('Date', sandbox.clock.nowHttp())
    for (const [name, value] of Object.entries(answer.headers)) set(name, value)
    if (wire.closeConnection) set('Connection', 'close')
    const bytes = answer.json === undefined ? undefined : Buffer.from(wire.text(inVersion(sandbox, answer)))
    sandbox.traffic?.answered(response, answer, bytes)
    if (bytes === undefined) {
      response.end()
      return
    }
    set('Content-Type', wire.contentType)
    if (wire.chunked) response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)))
    else set('Content-Length', String(bytes.length))
    response.end(wire.chunked ? bytes.subarray(Math.ceil(bytes.length / 2)) : bytes)
  }
  if (delayMs > 0) sandbox.clock.after(delayMs, write)
  else write()
}

/** The body in the words of the answer's version. */
function inVersion(sandbox: Sandbox, { version, route, json }: Answer): unknown {
  if (version === undefined) return json
  const spoken = sandbox.rules.versions[version]
  const onRoute = { ...spoken, errorForm: spoken.errorFormOn?.(route) ?? spoken.errorForm }
  return withIds(sandbox, onRoute, saidBy(onRoute, json, `${sandbox.baseUrl}/errors`))
}

/** The answer to a refused request. `request` is the error's echo: query and body parameters. */
export function refusalAnswer(
  sandbox: Sandbox,
  { version, route }: { version?: Version | undefined; route: string },
  error: unknown,
  request: unknown,
): Answer {
  if (!(error instanceof Refusal)) logFault(error)
  const refused = error instanceof Refusal ? error : refusal('sandbox-sound')
  const { errors } = sandbox.rules
  const errorClass = errors.classSent(refused.errorClass, route, refused.rule)
  const { status = version?.statuses[errorClass] ?? errors.statusOf(errorClass), retryAfter } =
    refused instanceof TurnedAway ? refused : {}
  return {
    route,
    version: version?.name,
    refusedBy: refused.rule,
    status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
    json: errors.body(refused, errorClass, printable(request)),
  }
}

/** The echo of a request in an error: its query parameters and those of the body's `data`, without credentials. */
export function echoOf(query: URLSearchParams, body: unknown): unknown {
  const inner = isObject(body) && body.data !== undefined ? body.data : body
  const params = isObject(inner) ? inner : inner === undefined ? {} : { data: inner }
  const entries = [...query, ...Object.entries(params)]
  return Object.fromEntries(entries.filter(([name]) => name !== 'credentials' && name !== 'encrypted_credentials'))
}

/** The value if it can be written as JSON, else an empty object: some bodies are nested too deep. */
function printable(value: unknown): unknown {
  const text = jsonOf(value)
  return text === undefined || text.length > 64 * 1024 ? {} : JSON.parse(text)
}
