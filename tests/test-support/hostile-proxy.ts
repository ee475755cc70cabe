import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listening } from './hostile-server.ts'

/** The answer of the server behind. */
export interface Forwarded {
  status: number
  headers: string[]
  body: Buffer
}

/** An answer with another body of the right length. */
export function withBody(answer: Forwarded, text: string): Forwarded {
  const body = Buffer.from(text)
  const at = answer.headers.findIndex((name) => name.toLowerCase() === 'content-length')
  return { ...answer, body, headers: answer.headers.toSpliced(at, 2, 'content-length', String(body.length)) }
}

/** One request on its way through the proxy. */
export interface Passing {
  /** The number of the request, from 1. */
  number: number
  request: IncomingMessage
  /** The whole body of the request. */
  body: Buffer
  response: ServerResponse
  /** Sends the request to the server behind and returns its answer, without delivering it. */
  forward: () => Promise<Forwarded>
  /** Delivers an answer unchanged. */
  deliver: (forwarded: Forwarded) => void
}

/** A proxy's action on a request; true if it handled the request, which otherwise passes. */
export type ProxyFault = (passing: Passing) => boolean | Promise<boolean>

/** A proxy before a right server, on a free port until the file's tests end. Returns its address. */
export async function hostileProxy(behind: string, fault: ProxyFault): Promise<string> {
  const agent = new http.Agent({ keepAlive: true })
  let number = 0
  return listening(async (request, response, body) => {
    number += 1
    const forward = () => forwardTo(behind, agent, request, body)
    const deliver = (forwarded: Forwarded) => {
      response.writeHead(forwarded.status, forwarded.headers)
      response.end(forwarded.body)
    }
    if (await fault({ number, request, body, response, forward, deliver })) return
    // The server behind may end with its test during a late request of an ended run.
    await forward().then(deliver, () => response.destroy())
  })
}

async function forwardTo(
  behind: string,
  agent: http.Agent,
  { method, url: path, rawHeaders: headers }: IncomingMessage,
  body: Buffer,
): Promise<Forwarded> {
  const { hostname, port } = new URL(behind)
  const onward = http.request({ hostname, port, method, path, headers, agent, setHost: false })
  onward.end(body)
  const [answer] = (await once(onward, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 502, headers: answer.rawHeaders, body: await buffer(answer) }
}
