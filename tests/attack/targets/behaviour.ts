import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { listening, talking } from '../../test-support/hostile-server.ts'

/** Bytes that are written to the socket of each request. */
export interface Talk {
  /** What is written; `<<x*N>>` stands for N times the sign. Empty for nothing. */
  bytes: string
  /** What happens then: the socket is ended or reset, is left as it is, or the bytes come again and again. */
  then: 'end' | 'reset' | 'wait' | 'pour' | 'drip'
}

/** An answer that is well-formed HTTP. */
export interface Said {
  status: number
  headers?: Record<string, string>
  /** As in `Talk`; bytes beyond ASCII are given by `encoded`. */
  body?: string
  encoded?: 'latin1' | 'utf16le' | 'utf8' | 'base64'
  packed?: Array<'gzip' | 'deflate' | 'raw' | 'br'>
  /** How many bytes of the packed body are left out at the end; negative for bytes that are added. */
  cut?: number
  /** How many bytes more, or fewer, than the body has are named as its length; a whole body is sent all the same. */
  miscounted?: number
  /** Milliseconds before the answer, and before its body. */
  afterMs?: number
  bodyAfterMs?: number
}

const packs = {
  gzip: gzipSync,
  deflate: deflateSync,
  raw: deflateRawSync,
  br: (bytes: Buffer) => brotliCompressSync(bytes),
}

/** A target that does so with every request; gives its address. */
export function behaving(behaviour: Talk | Said): Promise<string> {
  return 'then' in behaviour
    ? talking((socket) => talk(socket, behaviour))
    : listening((request, response) => say(request, response, behaviour))
}

/** Writes the bytes as they are; what drips has so many milliseconds between two. */
export function talk(socket: Socket, { bytes, then }: Talk, everyMs?: number): void {
  const text = Buffer.from(repeated(bytes), 'latin1')
  if (then === 'pour') return pour(socket, text)
  if (then === 'drip') return drip(socket, text, everyMs)
  const last = (): void => {
    if (then === 'reset') socket.resetAndDestroy()
  }
  if (then === 'end') socket.end(text)
  else if (text.length === 0) last()
  else socket.write(text, last)
}

/** Answers as the case says. */
export async function say(request: IncomingMessage, response: ServerResponse, said: Said): Promise<void> {
  const { status, headers = {}, afterMs = 0, bodyAfterMs = 0, miscounted } = said
  await after(afterMs)
  const own = Object.entries(headers).map(([name, value]) => [name, value.replace('{path}', request.url ?? '/')])
  const body = bodyOf(said)
  const length = miscounted === undefined ? {} : { 'content-length': body.length + miscounted }
  response.writeHead(status, { 'content-type': 'application/json', ...Object.fromEntries(own), ...length })
  if (bodyAfterMs > 0) response.flushHeaders()
  await after(bodyAfterMs)
  response.end(body)
}

function bodyOf({ body = '', encoded = 'utf8', packed = [], cut = 0 }: Said): Buffer {
  const plain = Buffer.from(repeated(body), encoded)
  const whole = packed.reduce((bytes, coding) => packs[coding](bytes), plain)
  return cut < 0 ? Buffer.concat([whole, Buffer.alloc(-cut, '}')]) : whole.subarray(0, whole.length - cut)
}

/** A text with what stands for repeated signs written out. */
export function repeated(text: string): string {
  return text.replaceAll(/<<(.+?)\*(\d+)>>/gs, (_all, sign: string, times: string) => sign.repeat(Number(times)))
}

function after(ms: number): Promise<unknown> | undefined {
  return ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms))
}

/** Writes without end until the reader goes away. */
function pour(socket: Socket, piece: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

/** One byte at a time, each well within the timeout, the whole beyond it. */
function drip(socket: Socket, text: Buffer, everyMs = 40): void {
  let at = 0
  const timer = setInterval(() => socket.write(text.subarray(at % text.length, (at++ % text.length) + 1)), everyMs)
  socket.on('close', () => clearInterval(timer))
}
