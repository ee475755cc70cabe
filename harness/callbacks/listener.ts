import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http } from '../../core/node-http.ts'
import { parseJson } from '../../core/exact-json.ts'
import { nestingProblem } from '../client/nesting.ts'
import { headerPairs } from '../client/wire.ts'
import type { HeaderList } from '../../core/exchange.ts'
import type { Profile } from '../profile/profile.ts'

export interface ReceivedCallback {
  /** The last part of the path, which names the kind of callback: `success`. */
  kind: string
  method: string
  url: string
  headers: HeaderList
  body: string
  /** The parsed body; undefined where it is not JSON. */
  json: unknown
  /** ISO 8601. */
  at: string
}

export interface Listener {
  /** The base address of all callbacks, as the target reaches it. */
  url: string
  received: readonly ReceivedCallback[]
  /**
   * Waits until the received callbacks fulfil `wanted`. Gives up after `quietMs` without a callback, or after four
   * times that in all. Returns whether it was fulfilled.
   */
  until(wanted: (received: readonly ReceivedCallback[]) => boolean, quietMs: number): Promise<boolean>
  /** Answers the first callback of each kind for which this is true with 500. */
  refuseFirst(which: (callback: ReceivedCallback) => boolean): void
  close(): Promise<void>
}

/** A callback names a login and its fetch: what is longer need not be kept in memory. */
const mostBodyBytes = 1_000_000
/** How long late callbacks are still answered: a target whose callback is refused tries again, which delays its next ones. */
const lingersMs = 10_000
/** Servers that answer late callbacks, by listening address. */
const lingering = new Map<string, { server: CallbackServer; timer: NodeJS.Timeout }>()

/** Answers callbacks and discards those that nobody takes. */
interface CallbackServer {
  server: Server
  take: ((url: string, callback: () => ReceivedCallback) => number) | undefined
}

/** On a busy machine, many parallel callbacks arrive slowly. */
const mostTimesQuiet = 4

export interface ListenOptions {
  /** Whether the addresses are registered while it listens. Then they get a path that nobody can guess. */
  ownPath?: boolean
}

/**
 * Listens for callbacks at the profile's address and answers each with an empty body. Port 0 takes any free port.
 * Callbacks to other paths, or shortly after the end, are answered but not kept.
 * @throws the error of node:net when the address cannot be listened on
 */
export async function listenForCallbacks(
  callbacks: NonNullable<Profile['callbacks']>,
  { ownPath = false }: ListenOptions = {},
): Promise<Listener> {
  const [, host = '127.0.0.1', port = '0'] = /^(.*):(\d+)$/.exec(callbacks.listen) ?? []
  const received: ReceivedCallback[] = []
  const waiting = new Set<() => void>()
  const path = ownPath || Number(port) === 0 ? `/${randomBytes(16).toString('hex')}` : ''
  const toRefuse: Array<{ which: (callback: ReceivedCallback) => boolean; refused: Set<string> }> = []
  /** Keeps a callback and returns the status of its answer. */
  const taken = (callback: ReceivedCallback): number => {
    received.push(callback)
    const { refused } = toRefuse.find(({ which, refused }) => !refused.has(callback.kind) && which(callback)) ?? {}
    refused?.add(callback.kind)
    return refused ? 500 : 200
  }
  const server = await serverAt(callbacks.listen, Number(port), host)
  server.take = (to, callback) => {
    const status = to.includes(`${path}/`) ? taken(callback()) : 200
    for (const look of waiting) look()
    return status
  }
  const boundPort = (server.server.address() as AddressInfo).port
  const url = callbacks.public_url.replace(/\/$/, '').replace(/:0(?=\/|$)/, `:${boundPort}`) + path
  return {
    url,
    received,
    until: (wanted, quietMs) =>
      new Promise((resolve) => {
        const lastMs = performance.now() + quietMs * mostTimesQuiet
        let timer: NodeJS.Timeout | undefined
        const settle = (became: boolean) => {
          clearTimeout(timer)
          waiting.delete(look)
          resolve(became)
        }
        const look = () => {
          if (wanted(received)) return settle(true)
          clearTimeout(timer)
          timer = setTimeout(() => settle(false), Math.max(0, Math.min(quietMs, lastMs - performance.now())))
        }
        waiting.add(look)
        look()
      }),
    refuseFirst: (which) => void toRefuse.push({ which, refused: new Set() }),
    close: async () => linger(server, Number(port) === 0 ? url : callbacks.listen),
  }
}

async function serverAt(address: string, port: number, host: string): Promise<CallbackServer> {
  const known = lingering.get(address)
  if (known) {
    clearTimeout(known.timer)
    lingering.delete(address)
    known.server.server.ref()
    return known.server
  }
  const server = http.createServer((request, response) => {
    void readBody(request).then((body) => {
      const status = callbackServer.take?.(request.url ?? '/', () => callbackOf(request, body)) ?? 200
      response.writeHead(status).end()
    })
  })
  const callbackServer: CallbackServer = { server, take: undefined }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host.replace(/^\[(.*)\]$/, '$1'), resolve)
  })
  return callbackServer
}

/** Closes a server after a while, unless somebody listens at its address again. It does not keep the process alive. */
function linger(server: CallbackServer, address: string): void {
  server.take = undefined
  server.server.unref()
  const timer = setTimeout(() => {
    lingering.delete(address)
    server.server.close()
    server.server.closeAllConnections()
  }, lingersMs).unref()
  lingering.set(address, { server, timer })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).length
      if (size <= mostBodyBytes) chunks.push(chunk as Buffer)
    }
  } catch {
    // The received part of an aborted request counts.
  }
  return Buffer.concat(chunks).toString()
}

/** The value of a body. One nested too deeply for checks counts as not JSON. */
export function jsonIn(body: string): unknown {
  return nestingProblem(Buffer.from(body)) ? undefined : parseJson(body)
}

function callbackOf(request: IncomingMessage, body: string): ReceivedCallback {
  const url = request.url ?? '/'
  return {
    kind: /([^/?]*)\/?(?:\?.*)?$/s.exec(url)?.[1] ?? '',
    method: request.method ?? '',
    url,
    headers: headerPairs(request.rawHeaders),
    body,
    json: jsonIn(body),
    at: new Date().toISOString(),
  }
}
