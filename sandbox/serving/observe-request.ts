import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from '../basics/remembering.ts'
import { nextMomentMs } from '../basics/clock.ts'
import type { Client } from '../store/entities.ts'
import type { Sandbox } from '../world/sandbox.ts'

/**
 * Shows a request and its answer to the observer once the answer is complete or the client has left. Call it before the
 * body is read. `url` is the whole address.
 */
export function observeRequest(
  { observer, clock, store }: Sandbox,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!observer) return
  const atMs = nextMomentMs()
  const clockAt = clock.nowIso()
  const sent = keeper()
  const answered = keeper()
  // The parser calls `push` for each part of a body, whoever reads it later.
  const push = request.push.bind(request)
  request.push = (chunk: unknown, ...rest) => {
    sent.keep(chunk)
    return push(chunk, ...rest)
  }
  const client = clientOf(store.clients, request)
  const known = client && { app_id: client.app_id, status: client.status, key_type: client.key_type }
  const show = once((): void => {
    const headers = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    observer.request({
      atMs,
      answeredMs: nextMomentMs(),
      clock: clockAt,
      method: request.method ?? '',
      url,
      headers: pairs(request.rawHeaders),
      body: sent.bytes(),
      ...(response.headersSent && { answer: { status: response.statusCode, headers, body: answered.bytes() } }),
      ...(known && { client: known }),
    })
  })
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse
  response.write = (...parts: unknown[]) => {
    answered.keep(parts[0])
    return write(...parts)
  }
  response.end = (...parts: unknown[]) => {
    answered.keep(parts[0])
    end(...parts)
    // Shown before the client can react to the answer.
    show()
    return response
  }
  response.once('close', show)
}

function keeper(): { keep: (chunk: unknown) => void; bytes: () => Buffer } {
  const chunks: Buffer[] = []
  return {
    keep(chunk) {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string))
    },
    bytes: () => Buffer.concat(chunks),
  }
}

function pairs(raw: readonly string[]): Array<[string, string]> {
  return Array.from({ length: raw.length >> 1 }, (_, at) => [raw[at * 2] ?? '', raw[at * 2 + 1] ?? ''])
}

function clientOf(clients: Sandbox['store']['clients'], { headers }: IncomingMessage): Client | undefined {
  const [appId, clientId] = [headers['app-id'], headers['client-id']]
  if (typeof appId === 'string') return clients.by('app_id', appId)
  return typeof clientId === 'string' ? clients.by('client_id', clientId) : undefined
}
