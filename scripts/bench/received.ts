import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request that a server of this process received, also from browsers at hosted pages. */
export interface Received {
  port: number
  method: string
  path: string
  headers: string[]
  body: Buffer
  /** The status of its answer; undefined before it. */
  status?: number
}

/** Records the requests that arrive during `work`, in order. */
export async function receivedDuring(work: () => Promise<unknown>): Promise<Received[]> {
  const received = new Map<IncomingMessage, Received & { chunks: Buffer[] }>()
  const begins = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    const { method = '', url = '', rawHeaders, socket } = request
    const one = { port: socket.localPort ?? 0, method, path: url, headers: rawHeaders, chunks: [] as Buffer[] }
    received.set(request, { ...one, body: Buffer.alloc(0) })
    // A listener for data would start reading before the server does.
    const push = request.push.bind(request)
    request.push = (chunk: Buffer | null) => {
      if (chunk) one.chunks.push(chunk)
      return push(chunk)
    }
  }
  const ends = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const one = received.get(request)
    if (one) Object.assign(one, { status: response.statusCode, body: Buffer.concat(one.chunks) })
  }
  subscribe('http.server.request.start', begins)
  subscribe('http.server.response.finish', ends)
  await work()
  unsubscribe('http.server.request.start', begins)
  unsubscribe('http.server.response.finish', ends)
  return [...received.values()]
}
