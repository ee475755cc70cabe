import type { ServerResponse } from 'node:http'
import type { Answer } from '../rules/wire/wire-rules.ts'
import { withIds } from './integer-ids.ts'
import { saidBy } from './say.ts'
import type { Version } from '../versions/kit/version.ts'
import { logFault } from '../basics/log-fault.ts'
import { Refusal } from '../basics/refusal.ts'
import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { isObject, jsonOf } from '../basics/values.ts'

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
  const refusal = error instanceof Refusal ? error : ownFault(error)
  const { errors } = sandbox.rules
  const errorClass = errors.classSent(refusal.errorClass, route, refusal.rule)
  return {
    route,
    version: version?.name,
    refusedBy: refusal.rule,
    status: version?.statuses[errorClass] ?? errors.statusOf(errorClass),
    headers: {},
    json: errors.body(refusal, errorClass, printable(request)),
  }
}

function ownFault(error: unknown): Refusal {
  logFault(error)
  return refusal('sandbox-sound')
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
