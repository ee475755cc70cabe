import { html, type Markup } from '../../../sandbox/pages/kit/page.ts'
import type { Seen, KeptBytes } from '../../../sandbox/world/traffic.ts'
import { routeOf, wanted, type View, addressOf } from '../kit/view.ts'
import { rowsOfClass } from '../kit/rows-of-class.ts'
import type { Shower } from '../kit/mask.ts'

/** How many characters of a body stand in the list, and in one part of its own page. */
const [inList, inPart] = [4000, 64_000]

export type Side = 'request' | 'answer'

/** The first characters of a body, and where the rest is. */
function bodyStart(view: View, seen: Seen, side: Side): Markup | undefined {
  const text = view.shower.body(kept(seen, side))
  if (text === '') return undefined
  const rest = html`<p>
    <a href="${bodyAt(view, seen, { side, from: 0 })}">All ${text.length} characters of the ${side}, part by part</a>
  </p>`
  return html`<pre>${text.slice(0, inList)}</pre>
    ${text.length > inList ? rest : undefined}`
}

/** One part of a body, with the ways to the others. */
export function bodyPart(view: View, seen: Seen, { side, from }: { side: Side; from: number }): Markup {
  const text = view.shower.body(kept(seen, side))
  const to = Math.min(from + inPart, text.length)
  const link = (at: number, says: string) => html`<a href="${bodyAt(view, seen, { side, from: at })}">${says}</a>`
  return html`<p class="buttons">
      Characters ${from + 1} to ${to} of ${text.length}
      ${from > 0 ? link(Math.max(0, from - inPart), 'The part before') : undefined}
      ${to < text.length ? link(to, 'The next part') : undefined}
    </p>
    <pre>${text.slice(from, to)}</pre>`
}

function bodyAt(view: View, { number }: Seen, { side, from }: { side: Side; from: number }): string {
  return addressOf(view, '/body', { request: String(number), side, from: String(from) })
}

function kept({ body, answer }: Seen, side: Side): KeptBytes {
  return (side === 'request' ? body : answer?.body) ?? { bytes: Buffer.alloc(0), length: 0 }
}

/** What curl writes itself. */
const own = /^(?:host|content-length|connection|accept-encoding|transfer-encoding|expect)$/i

/** A request as a command that sends it again. Secrets are in it where the page shows them. */
function curlOf({ sandbox, shower }: View, { method, url, headers, body }: Seen): string {
  const text = shower.body(body)
  const lines = [
    `curl -X ${method} ${quoted(new URL(shower.address(url), sandbox.baseUrl).href)}`,
    ...headers.flatMap(([name, value]) =>
      own.test(name) ? [] : [`-H ${quoted(`${name}: ${shower.header(name, value)}`)}`],
    ),
    // A signature covers the bytes that came, so these are sent where no secret is hidden in them.
    ...(text === '' ? [] : [`--data-binary ${quoted(shower.whole(body) ?? text)}`]),
  ]
  return lines.join(' \\\n  ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

export function requestsPart(view: View): Markup {
  const seen = view.sandbox.traffic?.seen() ?? []
  const found = wanted(view, seen)
  const none =
    seen.length > 0
      ? html`<p class="calm">None of the ${seen.length} requests is of this kind.</p>`
      : html`<p class="calm">No request has come yet. Send one to ${view.sandbox.baseUrl}.</p>`
  return html`<div id="requests" class="rows">
    ${found.length === 0 ? none : found.toReversed().map((one) => requestRow(view, one))}
  </div>`
}

function requestRow(view: View, seen: Seen): Markup {
  const { number, at, method, url, answer, error } = seen
  return html`<details id="request-${number}" class="item ${error ? 'refused' : 'accepted'}">
    <summary>
      <span class="when">${at.slice(11, 23)}</span>
      <span class="asked"><b>${method}</b> ${view.shower.address(url)}</span>
      <span class="badge ${toneOf(seen)}">${answer ? answer.status : 'no answer yet'}</span>
      ${error && html`<span class="class">${error.errorClass}</span>`} ${signatureBadge(seen)}
    </summary>
    <div class="inside">
      ${factsOf(view, seen)} ${errorOf(seen)} ${stepsOf(view, seen)} ${rowsOf(view, seen)}
      ${wire(view, 'Request', seen.headers, bodyStart(view, seen, 'request'))}
      ${answer && wire(view, `Answer after ${answer.durationMs} ms`, answer.headers, bodyStart(view, seen, 'answer'))}
      <h3>As a command</h3>
      <pre class="command">${curlOf(view, seen)}</pre>
      <p><button type="button" class="copy">Copy</button></p>
    </div>
  </details>`
}

function toneOf({ answer }: Seen): string {
  if (!answer) return 'v-untested'
  return answer.status < 400 ? 'v-passed' : 'v-failed'
}

function signatureBadge({ signature }: Seen): Markup | undefined {
  const last = signature.at(-1)
  if (!last) return undefined
  if (last.errorClass !== undefined) return html`<span class="badge v-failed">signature wrong</span>`
  return signature.length === 1
    ? html`<span class="badge v-untested">not signed</span>`
    : html`<span class="badge v-passed">signature right</span>`
}

function factsOf({ sandbox }: View, seen: Seen): Markup {
  const { route, clientId, answeredBy = 'none' } = seen
  const client = sandbox.store.clients.get(clientId ?? '')
  return html`<dl class="facts">
    <div>
      <dt>Route</dt>
      <dd>${route && routeOf(seen) ? `${routeOf(seen)}, ${route.name}` : answeredBy}</dd>
    </div>
    <div>
      <dt>Client</dt>
      <dd>${client ? `${client.email}, ${client.status}, ${client.key_type} key` : 'no known key'}</dd>
    </div>
  </dl>`
}

function errorOf({ error }: Seen): Markup | undefined {
  return (
    error &&
    html`<h3>${error.errorClass}</h3>
      <p>${capital(error.message)}</p>`
  )
}

/** The requirements that speak of the class of an error. */
function rowsOf({ root }: View, { error, url }: Seen): Markup | undefined {
  const path = url.split('?', 1)[0] ?? ''
  const rows = error ? rowsOfClass(error.errorClass, path) : []
  if (!error || rows.length === 0) return undefined
  const query = new URLSearchParams({ class: error.errorClass, path }).toString()
  const links = rows.map(({ address }) => html`<li><a href="${root}/rows?${query}#${address}">${address}</a></li>`)
  return html`<h3>Requirements with ${error.errorClass}</h3>
    <ul class="plain">
      ${links}
    </ul>`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function stepsOf({ shower }: View, { signature }: Seen): Markup | undefined {
  if (signature.length === 0) return undefined
  const steps = signature.map(
    ({ says, errorClass }) =>
      html`<li class="${errorClass === undefined ? 'v-passed' : 'v-failed'}">
        <b>${errorClass === undefined ? '✓' : '✕'}</b>
        ${capital(shower.address(says))}${errorClass === undefined ? undefined : ` (${errorClass})`}
      </li>`,
  )
  return html`<h3>Signature</h3>
    <ol class="steps">
      ${steps}
    </ol>`
}

function wire(
  { shower }: View,
  title: string,
  headers: ReadonlyArray<readonly [string, string]>,
  body: Markup | undefined,
): Markup {
  return html`<h3>${title}</h3>
    <div class="wire" tabindex="0" role="group" aria-label="${title}">${headersOf(shower, headers)} ${body}</div>`
}

export function headersOf(shower: Shower, headers: ReadonlyArray<readonly [name: string, value: string]>): Markup {
  const lines = headers.map(
    ([name, value]) => html`<div><span class="name">${name}:</span> ${shower.header(name, value)}</div>`,
  )
  return html`<div class="lines">${lines}</div>`
}
