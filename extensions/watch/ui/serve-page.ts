import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { endServer } from '../../../core/local-server.ts'
import { listenOn } from '../../../cli/asked/listen-on.ts'
import { closedToOthers, fromHere, fromOwnPage } from '../../../cli/asked/this-machine.ts'

/** A page for one person of this machine, who has its address. */
export interface ServedPage {
  address: string
  /** Says something to every browser that shows the page: that it changed, or how the run goes. */
  tell: (event: 'changed' | 'progress', words?: string) => void
  close: () => Promise<void>
}

/**
 * Serves a page on this machine, below a token that only its address has. Host and origin of every request are those of this
 * machine and of the page. @throws AskedWrongly PORT_IN_USE
 */
export async function servePage(
  port: number,
  { page, press }: { page: () => string | Promise<string>; press: (asked: string) => boolean },
): Promise<ServedPage> {
  const guard = randomBytes(24).toString('base64url')
  const watchers = new Set<ServerResponse>()
  let baseUrl = ''
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end(`HARNESS_FAULT: ${String(error)}\n`)
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, sent = '', name] = /^\/([\w-]+)\/(events|run)?$/.exec(request.url ?? '') ?? []
    const isOwn = fromHere(request) && fromOwnPage({ baseUrl }, asTyped(request), { sent, guard })
    const end = (status: number, words = '', type = 'text/plain') =>
      void response.writeHead(status, { ...closedToOthers, 'Content-Type': `${type}; charset=utf-8` }).end(words)
    if (!isOwn) return end(403, 'This is not the address that assay ui printed.\n')
    if (name === 'run') return request.method === 'POST' && press(await text(request)) ? end(204) : end(400)
    if (name === undefined) return end(200, await page(), 'text/html')
    response.writeHead(200, { ...closedToOthers, 'Content-Type': 'text/event-stream' }).flushHeaders()
    watchers.add(response)
    response.on('close', () => watchers.delete(response))
    tell('changed', '', [response])
  }

  function tell(event: string, words = '', to: Iterable<ServerResponse> = watchers): void {
    for (const one of to) one.write(`event: ${event}\ndata: ${JSON.stringify(words)}\n\n`)
  }

  baseUrl = `http://127.0.0.1:${await listenOn(server, port, '127.0.0.1')}`
  return {
    address: `${baseUrl}/${guard}/`,
    tell,
    close: () => endServer(server),
  }
}

/** The page itself is opened by its address, typed or followed, which no site has a part in; all else comes from the page. */
function asTyped(request: IncomingMessage): Pick<IncomingMessage, 'headers'> {
  const isOpened = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate'
  return isOpened ? { headers: { ...request.headers, 'sec-fetch-site': 'same-origin' } } : request
}
