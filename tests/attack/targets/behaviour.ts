import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes that are written to the socket of each request. */
export interface Talk {
  /** What is written; empty for nothing. */
  bytes: string
  /** What happens then: the socket is ended or reset, or is left as it is; what drips is written byte by byte. */
  next: 'end' | 'reset' | 'wait' | 'drip'
}

/** An answer that is well-formed HTTP. */
export interface Said {
  status: number
  headers?: Record<string, string>
  body?: string
  /** How many bytes more, or fewer, than the body has are named as its length; a whole body is sent all the same. */
  miscounted?: number
  /** Milliseconds before the answer. */
  afterMs?: number
}

/** Writes the bytes as they are; what drips has so many milliseconds between two. */
export function talk(socket: Socket, { bytes, next }: Talk, everyMs?: number): void {
  const text = Buffer.from(bytes, 'latin1')
  if (next === 'drip') return drip(socket, text, everyMs)
  if (next === 'end') socket.end(text)
  else if (text.length > 0) socket.write(text, () => (next === 'reset' ? socket.resetAndDestroy() : undefined))
}

/** Answers as the case says. */
export async function say(request: IncomingMessage, response: ServerResponse, said: Said): Promise<void> {
  const { status, headers = {}, body = '', afterMs = 0, miscounted } = said
  if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
  const own = Object.entries(headers).map(([name, value]) => [name, value.replace('{path}', request.url ?? '/')])
  const length = miscounted === undefined ? {} : { 'content-length': Buffer.byteLength(body) + miscounted }
  response.writeHead(status, { 'content-type': 'application/json', ...Object.fromEntries(own), ...length })
  response.end(body)
}

/** One byte at a time, each well within the timeout, the whole beyond it. */
function drip(socket: Socket, text: Buffer, everyMs = 40): void {
  let at = 0
  const timer = setInterval(() => socket.write(text.subarray(at % text.length, (at++ % text.length) + 1)), everyMs)
  socket.on('close', () => clearInterval(timer))
}
