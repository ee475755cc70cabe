import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { headerPairs } from '../../harness/client/wire.ts'
import { isObject } from '../../sandbox/basics/values.ts'
import type { Sandbox } from '../../sandbox/world/sandbox.ts'
import type { KeptBytes, Seen, Traffic } from '../../sandbox/world/traffic.ts'
import { Refusal } from '../../sandbox/basics/refusals.ts'
import { heardHeaders } from '../../sandbox/serving/hear.ts'
import { signatureSteps } from '../../sandbox/serving/gates.ts'
import type { Client } from '../../sandbox/store/entities.ts'
import type { Version } from '../../sandbox/versions/kit/version.ts'

/** As many as a page shows at once. */
const remembered = 200
/** How much of a body is remembered, and how much of all together: a list of a thousand rows has half a megabyte. */
const keptBytes = 1024 * 1024
/** The inspector must not be what fills the memory of a sandbox. */
const keptBytesInAll = 32 * 1024 * 1024

/** Remembers the last requests of clients, in bounded memory. */
export function createTraffic(sandbox: Sandbox): Traffic {
  let number = 0
  let kept: Seen[] = []
  const open = new WeakMap<ServerResponse, Seen>()

  return {
    watch(request, response, matched) {
      const began = performance.now()
      const body: KeptBytes = { bytes: Buffer.alloc(0), length: 0 }
      const seen: Seen = {
        number: ++number,
        at: sandbox.clock.nowIso(),
        method: request.method ?? '',
        url: request.url ?? '/',
        headers: headerPairs(request.rawHeaders),
        body,
        signature: [],
        ...matched,
      }
      kept = [...kept, seen].slice(-remembered)
      open.set(response, seen)
      request.on('data', (chunk: Buffer) => keep(body, chunk))
      response.on('close', () => {
        Object.assign(seen, signatureStepsOf(sandbox, seen, request.headers))
        if (!response.writableEnded) return
        const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const)
        const durationMs = Math.round(performance.now() - began)
        const answer = seen.answer?.body ?? { bytes: Buffer.alloc(0), length: 0 }
        seen.answer = { status: response.statusCode, headers, body: answer, durationMs }
        boundAll(kept)
      })
    },
    answered(response, { route, json }, bytes) {
      const seen = open.get(response)
      if (!seen) return
      const body: KeptBytes = { bytes: Buffer.alloc(0), length: 0 }
      if (bytes) keep(body, bytes)
      seen.answer = { status: response.statusCode, headers: [], body, durationMs: 0 }
      seen.answeredBy = route
      const error = errorIn(json)
      if (error) seen.error = error
    },
    seen: () => kept,
    forget() {
      kept = []
    },
  }
}

/** The class and message of an error, or the code and text of the first message of open finance. */
function errorIn(json: unknown): Seen['error'] {
  if (!isObject(json)) return undefined
  const { error_class, error_message, apiClientMessages } = json
  if (typeof error_class === 'string') return { errorClass: error_class, message: String(error_message ?? '') }
  const first: unknown = Array.isArray(apiClientMessages) ? apiClientMessages[0] : undefined
  return isObject(first) ? { errorClass: String(first.code), message: String(first.text) } : undefined
}

/** Forgets the bodies of the oldest requests, their lengths excepted, where all together are too many bytes. */
function boundAll(seen: readonly Seen[]): void {
  let left = keptBytesInAll
  for (const { body, answer } of seen.toReversed())
    for (const one of [body, answer?.body]) {
      if (!one) continue
      left -= one.bytes.length
      if (left < 0) one.bytes = Buffer.alloc(0)
    }
}

function keep(body: KeptBytes, chunk: Buffer): void {
  const room = keptBytes - body.bytes.length
  if (room > 0) body.bytes = Buffer.concat([body.bytes, chunk.subarray(0, room)])
  body.length += chunk.length
}

/** What the sandbox's own verifier finds in a request, step by step, and of which client it is. */
function signatureStepsOf(
  sandbox: Sandbox,
  { version, method, url, body }: Seen,
  received: IncomingHttpHeaders,
): Pick<Seen, 'signature' | 'clientId'> {
  if (!version) return { signature: [] }
  const headers = heardHeaders(version, received)
  const client = clientOf(sandbox, version, headers)
  if (!client) return { signature: [] }
  if (body.length > body.bytes.length) return { clientId: client.id, signature: [] }
  const steps = signatureSteps(sandbox, client, { version, method, url, headers, body: body.bytes })
  return { clientId: client.id, signature: [...outcomes(steps)] }
}

/** What holds, and last what does not. */
function* outcomes(steps: Iterable<string>): Generator<Seen['signature'][number], void> {
  try {
    for (const says of steps) yield { says }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield { says: error.message, errorClass: error.errorClass }
  }
}

function clientOf({ store }: Sandbox, { name }: Version, headers: IncomingHttpHeaders): Client | undefined {
  const [header, field] = name === 'v3' ? (['client-id', 'client_id'] as const) : (['app-id', 'app_id'] as const)
  const id = headers[header]
  return typeof id === 'string' ? store.clients.by(field, id) : undefined
}
