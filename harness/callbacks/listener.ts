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
  /** The last part of the path, which gives the address that it was sent to: `success`. */
  kind: string
  method: string
  url: string
  headers: HeaderList
  body: string
  /** The parsed body, undefined where it is not JSON. */
  json: unknown
  /** ISO 8601. */
  at: string
}

export interface Listener {
  /** The address below which everything is received, as the target reaches it. */
  url: string
  received: readonly ReceivedCallback[]
  /**
   * Waits until what was received is as wanted; gives up once nothing came in for so long, or after four times that. Gives
   * whether it became so.
   */
  until(wanted: (received: readonly ReceivedCallback[]) => boolean, quietMs: number): Promise<boolean>
  close(): Promise<void>
}

const mostBodyBytes = 1_000_000
/** So long what comes late is still answered: a target that is refused tries again, and holds up the callbacks behind. */
const lingersMs = 10_000
/** Servers that answer what comes late, by the address that they listen on. */
const lingering = new Map<string, { server: CallbackServer; timer: NodeJS.Timeout }>()

/** Answers callbacks, and keeps none of them while nobody takes them. */
interface CallbackServer {
  server: Server
  take: ((url: string, callback: () => ReceivedCallback) => number) | undefined
}

/** Many callbacks that come at a time are slow to come on a busy machine. */
const mostTimesQuiet = 4

export interface ListenOptions {
  /** Whether the addresses are registered while it listens, so that they get a path of their own that nobody can guess. */
  ownPath?: boolean
  /** How many of the callbacks of each kind are refused with 500 before the first is taken; none when absent. */
  refusals?: number
}

/**
 * Listens for callbacks at the profile's address; each is answered with an empty body. Port 0 takes any free port. What
 * comes to other paths than its own is answered and not kept, and so is what comes a little after its end.
 * @throws the error of node:net when the address cannot be listened on
 */
export async function listenForCallbacks(
  callbacks: NonNullable<Profile['callbacks']>,
  { ownPath = false, refusals = 0 }: ListenOptions = {},
): Promise<Listener> {
  const [, host = '127.0.0.1', port = '0'] = /^(.*):(\d+)$/.exec(callbacks.listen) ?? []
  const received: ReceivedCallback[] = []
  const waiting = new Set<() => void>()
  const path = ownPath || Number(port) === 0 ? `/${randomBytes(16).toString('hex')}` : ''
  const seen = new Map<string, number>()
  /** Keeps a callback and gives the status that it is answered with. */
  const taken = (callback: ReceivedCallback): number => {
    const before = seen.get(callback.kind) ?? 0
    seen.set(callback.kind, before + 1)
    received.push(callback)
    return before < refusals ? 500 : 200
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
      const status = own.take?.(request.url ?? '/', () => callbackOf(request, body)) ?? 200
      response.writeHead(status).end()
    })
  })
  const own: CallbackServer = { server, take: undefined }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host.replace(/^\[(.*)\]$/, '$1'), resolve)
  })
  return own
}

/** Has a server end by itself, unless somebody listens at its address again before. It keeps no process from ending. */
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
    // A sender that breaks off has still sent what came until then.
  }
  return Buffer.concat(chunks).toString()
}

/** The value of a body; what no check could follow counts as what is no JSON. */
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
