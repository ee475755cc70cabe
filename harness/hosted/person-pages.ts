import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { endServer, serveLocally } from '../../core/local-server.ts'
import { http } from '../../core/node-http.ts'
import { parseJson } from '../../core/exact-json.ts'
import { urlOf } from '../../core/web-address.ts'
import { ownParameter } from './loopback.ts'
import { mostMessages, type PageMessage } from './receive-messages.ts'
import type { HostedTask } from './seen-page.ts'

/** How a person's visit ended: at the return address, over without one, or skipped. */
type PersonEnd = URL | 'over' | 'skipped'

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

/** A message of a page has a few fields; the page is of the target. */
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

/**
 * The client's page at which a person begins; at the end the person may return to a page of this machine. Values from
 * the profile and the target are escaped.
 */
function personPage(
  { url, kind, provider, credentials, agree = true }: HostedTask,
  { comesBack }: { comesBack: boolean },
): string {
  const said = {
    url,
    what: `the ${kind} page`,
    provider: provider?.code ?? 'any that the page offers',
    credentials: Object.keys(credentials ?? {}).join(', '),
    consent: agree ? 'agree when the page asks' : 'refuse when the page asks',
    end: comesBack
      ? 'the page sends you back, or asks nothing more'
      : 'the page asks nothing more or leads elsewhere, and then say so below',
  }
  return page.replace('SAID', () => JSON.stringify(said).replaceAll('<', '\\u003c'))
}

/** Forwards messages from the opened window, not its own. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A hosted page waits for you</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
  dt { font-weight: 600 }
  a, button { font: inherit; display: inline-block; padding: 0.4rem 0.9rem; margin: 0 0.4rem 0.6rem 0 }
  a { border: 1px solid; border-radius: 4px; font-weight: 600 }
</style>
<main>
  <h1>A hosted page waits for you</h1>
  <p>Go through <span id="what"></span> of the target as a user would, until <span id="end"></span>.</p>
  <dl>
    <dt>Provider</dt><dd id="provider"></dd>
    <dt>Credentials</dt><dd>those that the profile gives for this provider: <span id="credentials"></span></dd>
    <dt>Consent</dt><dd id="consent"></dd>
  </dl>
  <p><a id="open" target="hosted" rel="opener">Open the page</a></p>
  <p><button type="button" value="over">The page asks nothing more</button>
  <button type="button" value="skipped">Skip this page</button></p>
  <p id="news" role="status"></p>
</main>
<script>
  const { url, ...words } = SAID
  document.querySelector('#open').href = url
  for (const [id, text] of Object.entries(words)) document.querySelector('#' + id).textContent = text || 'none'
  let last = Promise.resolve()
  const say = (body) => (last = last.catch(() => {}).then(() => fetch(location.href, { method: 'POST', body })))
  const end = async (how) => {
    const words = await say(how).then(() => 'The run goes on. You can close this window.', () => 'The run waits no more.')
    document.querySelector('#news').textContent = words
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source === window) return
    if (origin === location.origin && data === 'back') return end('back')
    try { data = JSON.parse(JSON.stringify(data)) } catch { data = String(data) }
    say(JSON.stringify({ origin, data }))
  })
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => end(button.value))
</script>
`
