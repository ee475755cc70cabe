import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { PreparedRequest } from './prepare.ts'
import { bytesAfter, endsTooEarly } from './late-bytes.ts'
import { unpacked } from './unpack.ts'
import { headerPairs, partsOf, tooLarge, watch, wireError, type WireOptions, type WireOutcome } from './wire.ts'

/**
 * Sends a request once and gives what went over the wire. Address, method, headers and body go out byte for byte as
 * prepared, a bare `?` or a header sent twice included. It follows no redirect, keeps no cookie and never throws.
 */
export function transmit(prepared: PreparedRequest, options: WireOptions): Promise<WireOutcome> {
  return new Promise((resolve) => {
    const parts = partsOf(prepared.url)
    if (!parts) {
      const error = wireError('ERR_INVALID_URL', `${prepared.url} is not a valid HTTP address`)
      resolve({ sentHeaders: prepared.headers, error, reusedSocket: false, receivedBytes: 0 })
      return
    }
    const origin = new URL(parts.origin)
    const sentHeaders = wholeHeaders(prepared, parts.origin.replace(/^\w+:\/\//, ''))
    let request
    try {
      request = (origin.protocol === 'https:' ? https : http).request({
        host: origin.hostname.replace(/^\[|\]$/g, ''),
        port: origin.port,
        method: prepared.method,
        path: parts.path,
        headers: sentHeaders.flat(),
        agent: options.agent,
        setHost: false,
      })
    } catch (error) {
      resolve({ sentHeaders, error: error as Error, reusedSocket: false, receivedBytes: 0 })
      return
    }
    const seen = watch(request)
    let settled = false
    // What has arrived while this process was busy is read first: that is no silence of the target.
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
    // Without a listener Node ends such a request silently, and nobody would learn of it.
    request.on('upgrade', (_message, socket) => {
      socket.on('error', () => undefined).destroy()
      settle({ error: wireError('HPE_UPGRADE', 'The answer switches to another protocol') })
    })
    request.on('response', (message) => read(message, prepared.method, options.maxAnswerBytes, settle))
    request.end(prepared.body)
  })
}

/** Host is written as in the address that was signed, a default port included: some targets rebuild the address from it. */
function wholeHeaders({ headers, body }: PreparedRequest, host: string): Array<[string, string]> {
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const whole = [...headers]
  if (!names.has('host')) whole.unshift(['Host', host])
  if (body.length > 0 && !names.has('content-length')) whole.push(['Content-Length', String(body.length)])
  return whole
}

type Settle = (outcome: Pick<WireOutcome, 'answer' | 'error'>) => void

/** Reads an answer to its end. What follows the end that its length names makes it no answer. */
function read(message: IncomingMessage, method: string, maxBytes: number, settle: Settle): void {
  const chunks: Buffer[] = []
  let size = 0
  let finished = false
  const finish = () => {
    if (!finished) void end(message, method, Buffer.concat(chunks), maxBytes).then(settle)
    finished = true
  }
  message.on('error', (error) => settle({ error }))
  if (message.headers['content-length'] === '0') return finish()
  message.on('readable', () => {
    // Read to the last byte and no further: the end would set the connection free.
    while (message.readableLength > 0 && !message.destroyed) {
      const chunk = message.read(message.readableLength) as Buffer
      size += chunk.length
      if (size > maxBytes) message.destroy(tooLarge(maxBytes))
      else chunks.push(chunk)
    }
    if (message.complete && !message.destroyed) finish()
  })
  message.on('end', finish)
}

/** What a whole answer comes to; sets its connection free where that can serve again. */
async function end(
  message: IncomingMessage,
  method: string,
  packed: Buffer,
  maxBytes: number,
): Promise<Pick<WireOutcome, 'answer' | 'error'>> {
  try {
    const bytes = unpacked(packed, message.headers['content-encoding'], maxBytes)
    const late = endsTooEarly(message, method, bytes) ? await bytesAfter(message.socket) : 0
    if (late > 0) throw wireError('HPE_BYTES_AFTER', `${late} bytes follow the end of the answer`)
    await ended(message)
    return { answer: { status: message.statusCode ?? 0, headers: headerPairs(message.rawHeaders), bytes } }
  } catch (error) {
    message.destroy()
    return {
      error: (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(maxBytes) : (error as Error),
    }
  }
}

/** Takes the end of an answer, once it has been read whole. */
async function ended(message: IncomingMessage): Promise<void> {
  if (message.readableEnded) return
  const end = once(message, 'end')
  message.read()
  message.resume()
  await end
}
