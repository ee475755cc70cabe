import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { pipeline, type Duplex } from 'node:stream'
import { endServer, serveLocally } from '../../core/local-server.ts'
import { http } from '../../core/node-http.ts'
import { urlOf } from '../../core/web-address.ts'

/** Local services for a hosted flow: a proxy that leads only to the target, and a client's pages. */
export interface Loopback {
  /** The proxy for all of the browser's requests. */
  proxy: string
  /** The return address for the user, with a parameter of its own. */
  returnTo: string
  /** A page that opens another in a new window and keeps the received messages. */
  opener: string
  /** Allows the browser one more host. */
  allow(host: string): void
  /** Hosts that the browser was denied, in order, each once. */
  blocked(): string[]
  close(): Promise<void>
}

/** A parameter of the return address. The target should keep it. */
export const ownParameter = ['assay_own', 'kept & whole'] as const

/** A client's page. `show(url)` opens a hosted page in a new window, and messages from there go to the binding `assayReceived`. */
const openerPage = `<!doctype html>
<title>A client's page</title>
<script>
  let shown
  addEventListener('message', (event) => {
    if (event.source !== shown) return
    let data = event.data
    try { data = JSON.parse(JSON.stringify(data)) } catch { data = String(data) }
    assayReceived({ origin: event.origin, data })
  })
  function show(url) {
    shown = open(url, 'hosted', 'popup,width=500,height=700')
  }
</script>
`

/** Whether a host is allowed; `*.example.com` allows every host below it. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase()
  return allowed.some((one) => (one.startsWith('*.') ? name.endsWith(one.slice(1)) : name === one))
}

/** Listens on a free port with a path that nobody can guess. `hosts` are those of the target. */
export async function openLoopback(hosts: readonly string[]): Promise<Loopback> {
  const allowed = [...hosts]
  const blocked = new Set<string>()
  const sockets = new Set<Duplex>()
  const path = `/${randomBytes(12).toString('hex')}`
  const lets = (host: string): boolean => {
    const allows = isAllowedHost(host, allowed)
    if (!allows) blocked.add(host)
    return allows
  }
  const server = http.createServer((request, response) => {
    const url = urlOf(request.url ?? '', serverUrl)
    if (url?.origin === serverUrl) serveOwn(url.pathname, path, response)
    else if (url && lets(url.hostname)) passOn(url, request, response)
    else refuse(response)
  })
  server.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const url = urlOf(`https://${request.url}`)
    if (url && lets(url.hostname)) tunnel(url, socket, head, sockets)
    else socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  const serverUrl = await serveLocally(server)
  return {
    proxy: serverUrl,
    returnTo: `${serverUrl}${path}/back?${new URLSearchParams([[...ownParameter]])}`,
    opener: `${serverUrl}${path}/opener`,
    allow: (host) => void allowed.push(host.toLowerCase()),
    blocked: () => [...blocked],
    close() {
      const ended = endServer(server)
      for (const socket of sockets) socket.destroy()
      return ended
    },
  }
}

function serveOwn(pathname: string, path: string, response: ServerResponse): void {
  const text = pathname === `${path}/opener` ? openerPage : '<!doctype html><title>Back at the client</title>'
  const known = pathname === `${path}/opener` || pathname === `${path}/back`
  response.writeHead(known ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(text)
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Assay lets this browser reach only the target.')
}

function passOn(url: URL, request: IncomingMessage, response: ServerResponse): void {
  const { 'proxy-connection': _hop, ...headers } = request.headers
  // Uses a new connection: the other end may have closed a kept one, and the request would be lost.
  const passed = http.request(url, { method: request.method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    // A broken answer must break for the browser too, so that it is no whole page.
    pipeline(answer, response, () => undefined)
  })
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

function tunnel(url: URL, socket: Socket, head: Buffer, sockets: Set<Duplex>): void {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const far = connect(Number(url.port || 443), host, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    far.write(head)
    far.pipe(socket).pipe(far)
  })
  for (const [end, other] of [
    [socket, far],
    [far, socket],
  ] as const) {
    sockets.add(end)
    end.on('error', () => other.destroy()).on('close', () => void (sockets.delete(end), other.destroy()))
  }
}
