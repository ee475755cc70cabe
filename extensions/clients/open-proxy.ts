import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { endServer } from '../../core/local-server.ts'
import { listenOn } from '../../cli/asked/listen-on.ts'
import { headerPairs } from '../../harness/client/wire.ts'
import type { SeenRequest } from '../../sandbox/world/sandbox.ts'
import type { Io } from '../../cli/asked/io.ts'
import { recordClients } from './clients-recorder.ts'
import { untilStopped } from '../../cli/interruption.ts'
import { type ExchangesOptions, openExchangesReport } from './evaluate-clients.ts'

interface ProxyPlace {
  target: string
  /** A free port when absent. */
  port?: number
  host: string
  rewriteHost?: true
}

/** What concerns one connection alone, and is no part of what is passed on. */
const ofConnection = /^(?:connection|keep-alive|proxy-connection|transfer-encoding|upgrade|te|trailer)$/i

/** A server that passes every request on, and shows each once it is answered. @throws AskedWrongly PORT_IN_USE or HOST_NOT_HERE */
export async function openProxy(
  { target, port = 0, host, rewriteHost }: ProxyPlace,
  show: (seen: SeenRequest) => void,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing, { target, rewriteHost, show }))
  const taken = await listenOn(server, port, host)
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () => endServer(server),
  }
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, rewriteHost, show }: Pick<ProxyPlace, 'target' | 'rewriteHost'> & { show: (seen: SeenRequest) => void },
): Promise<void> {
  const atMs = performance.timeOrigin + performance.now()
  const { method = 'GET', url = '/' } = incoming
  const headers = headerPairs(incoming.rawHeaders)
  const base = new URL(target)
  const seenBy = (body: Buffer, answer?: SeenRequest['answer']): SeenRequest => ({
    atMs,
    answeredMs: performance.timeOrigin + performance.now(),
    clock: new Date(atMs).toISOString(),
    method,
    url: `http://${incoming.headers.host ?? base.host}${url}`,
    headers,
    body,
    ...(answer && { answer }),
  })
  try {
    const body = await buffer(incoming)
    const sent = headers.filter(([name]) => !ofConnection.test(name) && !(rewriteHost && /^host$/i.test(name)))
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = base.protocol === 'https:' ? requestHttps : requestHttp
      const path = `${base.pathname.replace(/\/$/, '')}${url}`
      const options = {
        method,
        path,
        headers: (rewriteHost ? [['Host', base.host], ...sent] : sent).flat(),
        setHost: false,
      }
      send(base, options, resolve).once('error', reject).end(body)
    })
    const given = await buffer(answer)
    const { statusCode: status = 502, statusMessage } = answer
    const shown = headerPairs(answer.rawHeaders)
    outgoing.sendDate = false
    outgoing.writeHead(status, statusMessage, shown.filter(([name]) => !ofConnection.test(name)).flat())
    outgoing.end(given)
    show(seenBy(body, { status, headers: shown, body: decoded(given, answer.headers['content-encoding']) }))
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' })
    outgoing.end(`The server does not answer (${why}).\n`)
  }
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** A body as it was before it was encoded; as it came where that cannot be undone. */
function decoded(bytes: Buffer, encoding = ''): Buffer {
  try {
    return decoders[encoding.toLowerCase()]?.(bytes) ?? bytes
  } catch {
    return bytes
  }
}

export interface ProxyOptions extends ExchangesOptions, ProxyPlace {}

/** `assay proxy`: passes requests on until it is stopped, and reports on both sides. Gives the exit code. @throws AskedWrongly, ProfileError */
export async function proxyCommand(options: ProxyOptions, io: Io): Promise<number> {
  const report = openExchangesReport(options, { command: 'proxy', address: options.target, io })
  const recorder = recordClients()
  try {
    const { address, close } = await openProxy(options, (one) => recorder.observer.request(one))
    io.err.line(`Passing ${address} on to ${options.target}. Press Ctrl-C to stop and to have the reports written.`)
    await untilStopped().stopped
    io.leave?.('ends')
    await close()
    return await report.write(recorder.seen, io.out)
  } catch (error) {
    report.release()
    throw error
  }
}
