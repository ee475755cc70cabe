import { aboutInterface } from '../../../core/interfaces.ts'
import { documentOf } from '../../../reports/html/markup/document.ts'
import { html, type Html } from '../../../reports/html/markup/html.ts'
import { counted } from '../../../reports/html/markup/human-quantities.ts'
import { idOfRoute, pageOfRow } from '../../../reports/html/markup/page-of-row.ts'
import { withCode } from '../../../reports/html/markup/with-code.ts'
import { siteStyles } from './site-styles.ts'
import type { Site, SiteRoute, SiteRow } from './site-model.ts'

/** The page of an interface by route: a line for each route, which opens to the requirements that are decided there. */
export function routesPageOf(site: Site, name: string, routes: readonly SiteRoute[]): string {
  const rows = new Map(site.rows.map((row) => [row.address, row]))
  return documentOf({
    title: `${name} by route: requirements of Assay`,
    styles: siteStyles,
    scripts: ['copy.js'],
    skipTo: ['routes', 'routes'],
    body: html`<header class="masthead">
        <nav class="crumbs eyebrow" aria-label="Path">
          <a href="../index.html">Requirements</a> /
          <a href="../index.html#${name}">${aboutInterface(name)?.title ?? name}</a>
        </nav>
        <h1>By route</h1>
        <p class="lead">
          ${counted(routes.length, 'route')}, each with the requirements that are decided there. Runs on the sandbox
          showed which these are.
        </p>
      </header>
      <main id="routes">${routes.map((one) => routeView(one, rows))}</main>`,
  })
}

function routeView({ interface: name, route, addresses }: SiteRoute, rows: ReadonlyMap<string, SiteRow>): Html {
  const own = addresses.flatMap((address) => rows.get(address) ?? [])
  return html`<details class="proof" id="${idOfRoute(name, route)}">
    <summary><code>${route}</code> <span class="tally">${counted(own.length, 'requirement')}</span></summary>
    <pre class="command">npx assay run --interface ${name} --route '${route}'</pre>
    <ul class="plain">
      ${own.map(
        ({ address, text }) => html`<li><a href="../${pageOfRow(address)}">${address}</a> ${withCode(text)}</li>`,
      )}
    </ul>
  </details>`
}
