import { METHODS, type ClientRequest, type IncomingMessage } from 'node:http'
import supertest from 'supertest'
import type { PreparedRequest } from './prepare.ts'
import { headerPairs, partsOf, tooLarge, watch, wireError, type WireOptions, type WireOutcome } from './wire.ts'

type Sender = Record<string, (path: string) => supertest.Test>

const senders = new Map<string, Sender>()
const methods = new Set(METHODS)

/**
 * Whether supertest sends this request byte for byte. It resolves addresses (which drops a bare `?` and a default port), keeps one header
 * per name, adds Accept-Encoding where there is none, and leaves the connection of a HEAD hanging.
 */
export function supertestKeepsBytes({ method, url, headers }: PreparedRequest): boolean {
  const parts = partsOf(url)
  if (!parts || !methods.has(method) || method === 'HEAD' || method === 'CONNECT') return false
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  if (names.size !== headers.length || !names.has('accept-encoding') || names.has('host')) return false
  const resolved = URL.parse(url)
  return (
    resolved !== null && resolved.origin === parts.origin && `${resolved.pathname}${resolved.search}` === parts.path
  )
}

/** Sends a request once through supertest and gives what went over the wire. Follows no redirect, keeps no cookie. */
export function transmitWithSupertest(prepared: PreparedRequest, options: WireOptions): Promise<WireOutcome> {
  return new Promise((resolve) => {
    const { origin, path } = partsOf(prepared.url) ?? { origin: '', path: '' }
    const test = senderTo(origin)[prepared.method.toLowerCase()]?.(path) as supertest.Test
    for (const [name, value] of prepared.headers) void test.set(name, value)
    if (options.agent) void test.agent(options.agent)
    if (prepared.body.length > 0) void test.send(sendableBody(prepared)).serialize((same) => same as string)
    let message: IncomingMessage | undefined
    void test
      .redirects(0)
      .ok(() => true)
      .timeout({ deadline: options.timeoutMs })
      .maxResponseSize(options.maxAnswerBytes)
      .buffer(true)
      .parse((answer, done) => {
        message = answer as unknown as IncomingMessage
        readBytes(message, done)
      })
    let request: ClientRequest
    try {
      request = (test as unknown as { request(): ClientRequest }).request()
    } catch (error) {
      resolve({ sentHeaders: prepared.headers, error: error as Error, reusedSocket: false, receivedBytes: 0 })
      return
    }
    const seen = watch(request)
    const rewritten = request.path !== path || request.method !== prepared.method
    if (rewritten) request.destroy(wireError('ADDRESS_REWRITTEN', `${path} would have gone out as ${request.path}`))
    void test.end((error, response) => {
      // superagent hears of one broken connection several times, and would tell the terminal so.
      void Object.assign(test, { callback: () => undefined })
      const watched = seen()
      const outcome = { ...watched, sentHeaders: sentHeaders(request) }
      const failure = asError(error, watched.error, options)
      if (failure || !message) resolve({ ...outcome, error: failure ?? wireError('ANSWER_MISSING', 'No answer came') })
      else {
        const bytes = response.body as Buffer
        resolve({ ...outcome, answer: { status: response.status, headers: headerPairs(message.rawHeaders), bytes } })
      }
    })
  })
}

/** Timeouts and the size limit are superagent's own; of other errors the request's is the one with its cause left on. */
function asError(error: unknown, original: Error | undefined, { maxAnswerBytes }: WireOptions): Error | undefined {
  if (!error) return undefined
  const own = error as NodeJS.ErrnoException & { timeout?: number }
  if (own.timeout !== undefined) return wireError('ETIME', own.message)
  if (own.code === 'ETOOLARGE') return tooLarge(maxAnswerBytes)
  // supertest puts an error of its own in place of the system's, which keeps the code in its words alone.
  const [, code] = /^(E[A-Z]+): /.exec(own.message) ?? []
  return original ?? (code === undefined ? own : wireError(code, own.message))
}

function senderTo(origin: string): Sender {
  const sender = senders.get(origin) ?? (supertest(origin) as unknown as Sender)
  senders.set(origin, sender)
  return sender
}

/** Text goes as one string, which is one write; without a content type, or as other bytes, superagent leaves a Buffer be. */
function sendableBody({ body, headers }: PreparedRequest): string | Buffer {
  const text = body.toString()
  const typed = headers.some(([name]) => name.toLowerCase() === 'content-type')
  return typed && Buffer.from(text).equals(body) ? text : body
}

function readBytes(answer: IncomingMessage, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => done(null, Buffer.concat(chunks)))
}

function sentHeaders(request: ClientRequest): Array<[string, string]> {
  return request.getRawHeaderNames().map((name) => [name, String(request.getHeader(name))])
}
