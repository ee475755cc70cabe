import { html, type Markup } from '../../../sandbox/pages/kit/page.ts'
import type { ShownRow } from '../kit/rows-of-class.ts'
import type { Seen } from '../../../sandbox/world/traffic.ts'
import { addressOf, type View, clientOf, filterNames, outcomes, routeOf } from '../kit/view.ts'
import { bodyPart, type Side, requestsPart } from './requests.ts'
import { callbacksPart, clientsPart, clockPart, customersPart, form, carried, options } from './controls.ts'
import { faultsPart } from './faults.ts'

/** The inspector: everything on one page. */
export function inspectorPage(view: View): string {
  const { root, withSecrets, problem, sandbox } = view
  const secrets = html`<a href="${addressOf({ ...view, withSecrets: !withSecrets }, '')}"
    >${withSecrets ? 'Hide' : 'Show'} secrets</a
  >`
  return documentOf(
    view,
    'Inspector',
    html`<header>
        <p class="eyebrow">Sandbox at ${sandbox.baseUrl}</p>
        <h1>Inspector</h1>
        ${problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`}
        <nav class="sections" aria-label="Sections">
          <ul>
            ${['Requests', 'Callbacks', 'Customers', 'Clients', 'Clock', 'Faults'].map(
              (name) => html`<li><a href="#${name.toLowerCase()}-part">${name}</a></li>`,
            )}
            <li>${secrets}</li>
          </ul>
        </nav>
      </header>
      <main id="main" data-live="${addressOf(view, '/live')}">
        <section id="requests-part">
          <h2>Requests</h2>
          <div class="buttons">
            <button id="pause" type="button" hidden aria-pressed="false">Pause</button>
            ${form(view, { do: 'forget' }, { id: 'forget', says: 'Clear' })}
            <a href="${addressOf(view, '')}">Look again</a>
          </div>
          ${filtersPart(view)}
          <p id="news" role="status" class="aside"></p>
          ${requestsPart(view)}
        </section>
        <section id="callbacks-part">
          <h2>Callbacks</h2>
          ${callbacksPart(view)}
        </section>
        <section id="customers-part">
          <h2>Customers and logins</h2>
          ${customersPart(view)}
        </section>
        <section id="clients-part">
          <h2>Clients</h2>
          ${clientsPart(view)}
        </section>
        <section id="clock-part">
          <h2>Clock</h2>
          ${clockPart(view)}
        </section>
        <section id="faults-part">
          <h2>Faults</h2>
          ${faultsPart(view)}
        </section>
      </main>
      <script src="${root}/inspector.js" defer></script>`,
  )
}

/** What changes while the page is open. */
export function livePart(view: View): string {
  return html`${requestsPart(view)}${callbacksPart(view)}${customersPart(view)}`.markup
}

/** One part of what a request or its answer holds. */
export function bodyPage(view: View, seen: Seen, part: { side: Side; from: number }): string {
  const title = `${part.side === 'request' ? 'Request' : 'Answer'} of ${seen.method} ${view.shower.address(seen.url)}`
  return pageBelow(view, title, {
    back: `${addressOf(view, '')}#request-${seen.number}`,
    main: bodyPart(view, seen, part),
  })
}

export function rowsPage(view: Pick<View, 'root'>, errorClass: string, rows: readonly ShownRow[]): string {
  const list = rows.map(
    ({ address, text, source }) =>
      html`<section class="row" id="${address}">
        <h2><code>${address}</code></h2>
        <p>${text}</p>
        <p class="aside">${source}</p>
        <pre class="command">assay requirements ${address}</pre>
      </section>`,
  )
  const none = html`<p class="calm">No requirement names this class.</p>`
  return pageBelow(view, errorClass, { back: view.root, main: rows.length > 0 ? html`${list}` : none })
}

/** A page with the way back to the inspector. */
function pageBelow(view: Pick<View, 'root'>, title: string, { back, main }: { back: string; main: Markup }): string {
  return documentOf(
    view,
    title,
    html`<header>
        <p class="eyebrow"><a href="${back}">Inspector</a></p>
        <h1>${title}</h1>
      </header>
      <main id="main">${main}</main>`,
  )
}

/** Asks for the control token: for secrets, and where the inspector is not seen from this machine. */
export function tokenPage(view: Pick<View, 'root' | 'withSecrets'>, problem?: string): string {
  return documentOf(
    view,
    'Inspector',
    html`<main id="main">
      <h1>Inspector</h1>
      ${problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`}
      <p>
        To show secrets, and from another machine, the inspector needs the control token of the profile of this sandbox.
      </p>
      <form method="post" action="${view.root}/pass">
        ${view.withSecrets ? html`<input type="hidden" name="secrets" value="shown" />` : undefined}
        <label for="token">Control token</label>
        <input id="token" name="token" type="password" autocomplete="off" required />
        <button>Open</button>
      </form>
    </main>`,
  )
}

function documentOf({ root }: Pick<View, 'root'>, title: string, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="${root}/report.css" />
        <link rel="stylesheet" href="${root}/inspector.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${body}
      </body>
    </html> `.markup
}

function filtersPart(view: View): Markup {
  const { root, filter } = view
  const seen = view.sandbox.traffic?.seen() ?? []
  return html`<form method="get" action="${root}" class="search" role="search" aria-label="Requests">
    ${carried(view, filterNames)}
    ${choice('client', 'Client', [...new Set(seen.map((one) => clientOf(view, one)))], filter.client)}
    ${choice('route', 'Route', [...new Set(seen.map(routeOf))], filter.route)}
    ${choice('outcome', 'Outcome', Object.keys(outcomes), filter.outcome)}
    <label for="words">Words</label>
    <input id="words" name="words" type="search" value="${filter.words}" />
    <button>Show</button>
  </form>`
}

function choice(name: string, says: string, words: readonly string[], present: string): Markup {
  const known = [...new Set([...words, present])].filter(Boolean).toSorted()
  return html`<label for="${name}">${says}</label>
    <select id="${name}" name="${name}">
      <option value="">all</option>
      ${options(known, present)}
    </select>`
}
