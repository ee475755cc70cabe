import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { endServer, serveLocally } from '../../core/local-server.ts'
import { http } from '../../core/node-http.ts'
import { parseJson } from '../../core/exact-json.ts'
import { urlOf } from '../../core/web-address.ts'
import { ownParameter } from './loopback.ts'
import { personPage } from './person-page.ts'
import { mostMessages, type PageMessage } from './receive-messages.ts'
import type { HostedTask } from './seen-page.ts'

/** How a person's way through a page ended: where they came back to, that the page asks nothing more, or not at all. */
export type PersonEnd = URL | 'over' | 'skipped'

/** The pages of a client on this machine between which a person visits a page of the target. */
export interface PersonPages {
  /** Where the target is asked to send the person back to. */
  returnTo: string
  /** Offers a page of the target; gives the address at which the person begins. */
  begin(task: HostedTask): string
  end: Promise<PersonEnd>
  /** What the page of the target posted to the window that opened it. */
  messages(): PageMessage[]
  close(): Promise<void>
}

const mostBytes = 64 * 1024
/** Says that the person is back where the messages are handed on, after those that came before; without that window, here. */
const backPage = `<!doctype html><html lang="en"><title>Back at the client</title><p>You are back. You can close this window.
<script>opener ? opener.postMessage('back', location.origin) : fetch(location.href, { method: 'POST' })</script>`
const closed = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'",
  'Content-Type': 'text/html; charset=utf-8',
}

/**
 * Serves the pages on a port of their own, below paths that nobody can guess. The target knows one of them, the way back; what
 * the person says comes to the other.
 */
export async function openPersonPages(): Promise<PersonPages> {
  const [back, guard] = [`/${randomBytes(12).toString('hex')}/back`, `/${randomBytes(24).toString('hex')}/`] as const
  const messages: PageMessage[] = []
  const ended = Promise.withResolvers<PersonEnd>()
  let waiting: HostedTask | undefined
  let returned: URL | undefined
  const server = http.createServer((request, response) => {
    const url = urlOf(request.url ?? '', own)
    const send = (status: number, page = '') => void response.writeHead(status, closed).end(page)
    if (!waiting || url?.origin !== own || request.headers.host !== url.host) send(404)
    else if (url.pathname === back && isVisit(request)) {
      returned ??= url
      send(200, backPage)
    } else if (url.pathname === back && request.method === 'POST') send(hear('back') ? 204 : 400)
    else if (url.pathname === guard && request.method === 'POST') {
      void text(request).then(
        (said) => send(hear(said) ? 204 : 400),
        () => request.destroy(),
      )
    } else if (url.pathname === guard)
      send(200, personPage(waiting, { comesBack: urlOf(waiting.endsAt ?? '')?.origin === own }))
    else send(404)
  })

  /** Takes what a page of the client says: that the way is over, or a message that came. False for anything else. */
  function hear(said: string): boolean {
    const end = said === 'back' ? returned : said === 'over' || said === 'skipped' ? said : undefined
    if (end !== undefined) ended.resolve(end)
    if (end !== undefined) return true
    const message = said.length > mostBytes ? undefined : (parseJson(said) as PageMessage | undefined)
    if (typeof message?.origin !== 'string' || messages.length >= mostMessages) return false
    return messages.push(message) > 0
  }

  const own = await serveLocally(server)
  return {
    returnTo: `${own}${back}?${new URLSearchParams([[...ownParameter]])}`,
    begin(task) {
      waiting = task
      return `${own}${guard}`
    },
    end: ended.promise,
    messages: () => [...messages],
    close: () => endServer(server),
  }
}

/** Whether a person's browser goes there: a target may look whether an address answers before it sends anybody to it. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined
}
