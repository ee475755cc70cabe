import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { http } from '../../core/node-http.ts'
import type { PreparedRequest } from './prepare.ts'
import { headerPairs, partsOf, tooLarge, watch, wireError, type WireOptions, type WireOutcome } from './wire.ts'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/**
 * Sends a request once and returns the wire data. Address, method, headers and body are sent byte for byte as prepared,
 * even a bare `?` or a repeated header. It follows no redirect, keeps no cookie and never throws.
 */
export function transmit(prepared: PreparedRequest, options: WireOptions): Promise<WireOutcome> {
  return new Promise((resolve) => {
    const parts = partsOf(prepared.url)
    if (!parts) {
      const error = wireError('ERR_INVALID_URL', `${prepared.url} is not a valid HTTP address`)
      resolve({ sentHeaders: prepared.headers, error, receivedBytes: 0 })
      return
    }
    const { isSecure, written, host, port } = placeOf(parts.origin)
    const sentHeaders = wholeHeaders(prepared, written)
    let request
    try {
      request = (isSecure ? https : http).request({
        host,
        port,
        method: prepared.method,
        path: parts.path,
        headers: sentHeaders.flat(),
        agent: options.agent,
        setHost: false,
        ...(prepared.from !== undefined && { localAddress: prepared.from, family: isIP(prepared.from) }),
      })
    } catch (error) {
      resolve({ sentHeaders, error: error as Error, receivedBytes: 0 })
      return
    }
    const seen = watch(request)
    let settled = false
    // Data that arrived while this process was busy is read first, so that it is no timeout of the target.
    const timer = setTimeout(() => setImmediate(giveUp), options.timeoutMs)
    const giveUp = () => {
      if (!settled) request.destroy(wireError('ETIME', `No complete answer in ${options.timeoutMs} ms`))
    }
    const settle = (outcome: Pick<WireOutcome, 'answer' | 'error'>) => {
      clearTimeout(timer)
      settled = true
      resolve({ ...seen(), sentHeaders, ...outcome })
    }
    request.on('error', (error) => settle({ error }))
    // Without a listener Node ends such a request silently.
    request.on('upgrade', (_message, socket) => {
      socket.on('error', () => undefined).destroy()
      settle({ error: wireError('HPE_UPGRADE', 'The answer switches to another protocol') })
    })
    request.on('response', (message) => read(message, options.maxAnswerBytes, settle))
    request.end(prepared.body)
  })
}

/** The parts of an origin, and its spelling. */
function placeOf(origin: string): { isSecure: boolean; written: string; host: string; port: string } {
  const { protocol, hostname, port } = new URL(origin)
  const written = origin.replace(/^\w+:\/\//, '')
  return { isSecure: protocol === 'https:', written, host: hostname.replace(/^\[|\]$/g, ''), port }
}

/** The Host header has the spelling of the signed address, even a default port: some targets rebuild the address from it. */
function wholeHeaders({ headers, body }: PreparedRequest, host: string): Array<[string, string]> {
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const whole = [...headers]
  if (!names.has('host')) whole.unshift(['Host', host])
  if (body.length > 0 && !names.has('content-length')) whole.push(['Content-Length', String(body.length)])
  return whole
}

type Settle = (outcome: Pick<WireOutcome, 'answer' | 'error'>) => void

function read(message: IncomingMessage, maxBytes: number, settle: Settle): void {
  const chunks: Buffer[] = []
  let size = 0
  message.on('error', (error) => settle({ error }))
  message.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) message.destroy(tooLarge(maxBytes))
    else chunks.push(chunk)
  })
  message.on('end', () => settle(whole(message, Buffer.concat(chunks), maxBytes)))
}

/** The result of a complete answer. */
function whole(message: IncomingMessage, packed: Buffer, maxBytes: number): Parameters<Settle>[0] {
  try {
    const bytes = unpacked(packed, message.headers['content-encoding'], maxBytes)
    return { answer: { status: message.statusCode ?? 0, headers: headerPairs(message.rawHeaders), bytes } }
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    return { error: isTooLarge ? tooLarge(maxBytes) : (error as Error) }
  }
}

const ways: ReadonlyMap<string, (bytes: Buffer, options: { maxOutputLength: number }) => Buffer> = new Map([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['deflate', inflateSync],
])

/**
 * The body of an answer without its content coding, because some servers always compress. Under another coding the bytes
 * are taken as they are.
 * @throws Error where the bytes do not unpack; with code ERR_BUFFER_TOO_LARGE where they unpack to more than `most` bytes
 */
export function unpacked(bytes: Buffer, coding: string | undefined, most: number): Buffer {
  const unpack = bytes.length > 0 ? ways.get((coding ?? '').toLowerCase()) : undefined
  return unpack ? unpack(bytes, { maxOutputLength: most }) : bytes
}
