import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
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
 * comes to other paths than its own is answered with 404 and not kept.
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
  const server = http.createServer((request, response) => {
    void readBody(request).then((body) => {
      const isOwn = request.url?.includes(`${path}/`) === true
      response.writeHead(isOwn ? taken(callbackOf(request, body)) : 404).end()
      for (const look of waiting) look()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(port), host.replace(/^\[(.*)\]$/, '$1'), resolve)
  })
  const boundPort = (server.address() as AddressInfo).port
  const { public_url: publicUrl } = callbacks
  return {
    url: publicUrl.replace(/\/$/, '').replace(/:0(?=\/|$)/, `:${boundPort}`) + path,
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
          timer = setTimeout(() => settle(false), Math.min(quietMs, lastMs - performance.now()))
        }
        waiting.add(look)
        look()
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
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
