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

/** How a person's visit ended: at the return address, over without one, or skipped. */
export type PersonEnd = URL | 'over' | 'skipped'

/** The client's pages on this machine, before and after a person's visit to a page of the target. */
export interface PersonPages {
  /** The return address for the person. */
  returnTo: string
  /** Offers a page of the target and returns the address at which the person begins. */
  begin(task: HostedTask): string
  end: Promise<PersonEnd>
  /** The messages that the target's page posted to its opener. */
  messages(): PageMessage[]
  close(): Promise<void>
}

const mostBytes = 64 * 1024
/** Reports the person's return to the opener, after earlier messages; without an opener, reports it directly. */
const backPage = `<!doctype html><html lang="en"><title>Back at the client</title><p>You are back. You can close this window.
<script>opener ? opener.postMessage('back', location.origin) : fetch(location.href, { method: 'POST' })</script>`
const closed = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'",
  'Content-Type': 'text/html; charset=utf-8',
}

/**
 * Serves the pages on a free port, below two paths that nobody can guess. The target knows only the return path; the
 * other receives what the person reports.
 */
export async function openPersonPages(): Promise<PersonPages> {
  const [back, guard] = [`/${randomBytes(12).toString('hex')}/back`, `/${randomBytes(24).toString('hex')}/`] as const
  const messages: PageMessage[] = []
  const ended = Promise.withResolvers<PersonEnd>()
  let waiting: HostedTask | undefined
  let returned: URL | undefined
  const server = http.createServer((request, response) => {
    const url = urlOf(request.url ?? '', serverUrl)
    const send = (status: number, page = '') => void response.writeHead(status, closed).end(page)
    if (!waiting || url?.origin !== serverUrl || request.headers.host !== url.host) send(404)
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
      send(200, personPage(waiting, { comesBack: urlOf(waiting.endsAt ?? '')?.origin === serverUrl }))
    else send(404)
  })

  /** Handles a report of the client's page: the end of the visit, or a message. Returns false for anything else. */
  function hear(report: string): boolean {
    const end = report === 'back' ? returned : report === 'over' || report === 'skipped' ? report : undefined
    if (end !== undefined) ended.resolve(end)
    if (end !== undefined) return true
    const message = report.length > mostBytes ? undefined : (parseJson(report) as PageMessage | undefined)
    if (typeof message?.origin !== 'string' || messages.length >= mostMessages) return false
    return messages.push(message) > 0
  }

  const serverUrl = await serveLocally(server)
  return {
    returnTo: `${serverUrl}${back}?${new URLSearchParams([[...ownParameter]])}`,
    begin(task) {
      waiting = task
      return `${serverUrl}${guard}`
    },
    end: ended.promise,
    messages: () => [...messages],
    close: () => endServer(server),
  }
}

/** Whether a person's browser opens the page. A target may test the address before it sends a person there. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined
}
