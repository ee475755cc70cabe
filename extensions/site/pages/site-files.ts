import { topicOf } from '../../../core/address.ts'
import { routesPage, topicPage, idOfRoute, pageOfRow } from '../../../reports/html/markup/page-of-row.ts'
import { indexPage, rowView } from './index-page.ts'
import { aboutInterface } from '../../../core/interfaces.ts'
import { documentOf } from '../../../reports/html/markup/document.ts'
import { html, type Html, withCode } from '../../../reports/html/markup/html.ts'
import { counted } from '../../../reports/html/markup/human-quantities.ts'
import { siteStyles, type Site, type SiteRoute, type SiteRow } from './site-model.ts'

/**
 * The site of a catalogue: the text of each file by its path. It is a page per topic, and one per interface by route, so that every address opens quickly,
 * and opens from disk without a server or a network.
 */
export function siteFiles(site: Site): Map<string, string> {
  const byId = Map.groupBy(site.rows, ({ id }) => id)
  const topics = Map.groupBy(site.rows, ({ address }) => topicOf(address))
  return new Map([
    ['index.html', indexPage(site)],
    ['variants.html', variantsPage(site)],
    ...[...Map.groupBy(site.routes, (one) => one.interface)].map(
      ([name, routes]) => [routesPage(name), routesPageOf(site, name, routes)] as const,
    ),
    ...[...topics].map(([topic, rows]) => [topicPage(topic), topicPageOf(site, topic, rows, byId)] as const),
  ])
}

/** The page of an interface by route: a line for each route, which opens to the requirements that are decided there. */
function routesPageOf(site: Site, name: string, routes: readonly SiteRoute[]): string {
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

/** The page of one topic of an interface: each of its requirements with all that is known of it. */
function topicPageOf(
  site: Site,
  topic: string,
  rows: readonly SiteRow[],
  byId: ReadonlyMap<string, readonly SiteRow[]>,
): string {
  const [name = '', word = ''] = topic.split('/')
  const obligations = rows.map(({ address }) => address.slice(topic.length + 1))
  return documentOf({
    title: `${topic}: requirements of Assay`,
    styles: siteStyles,
    scripts: ['copy.js'],
    skipTo: [obligations[0] ?? '', 'requirements'],
    body: html`<header class="masthead">
        <nav class="crumbs eyebrow" aria-label="Path">
          <a href="../index.html">Requirements</a> /
          <a href="../index.html#${name}">${aboutInterface(name)?.title ?? name}</a>
        </nav>
        <h1>${word}</h1>
        <p class="lead">${counted(rows.length, 'requirement')} of ${name}, Assay ${site.version}</p>
        <nav aria-label="On this page">
          <ul class="topics">
            ${obligations.map((obligation) => html`<li><a href="#${obligation}">${obligation}</a></li>`)}
          </ul>
        </nav>
      </header>
      <main>
        ${rows.map((row) =>
          rowView(
            row,
            (byId.get(row.id) ?? []).filter(({ address }) => address !== row.address),
          ),
        )}
      </main>`,
  })
}

/** The legal choices that servers have, by the question that they answer. */
function variantsPage({ variants, version }: Site): string {
  return documentOf({
    title: 'Legal choices: requirements of Assay',
    styles: siteStyles,
    scripts: [],
    skipTo: ['choices', 'choices'],
    body: html`<header class="masthead">
        <nav class="crumbs eyebrow" aria-label="Path"><a href="index.html">Requirements</a></nav>
        <h1>Legal choices</h1>
        <p class="lead">
          What the documents leave to a server. The proof of Assay ${version} takes each choice on its sandbox: no
          requirement may fail there.
        </p>
      </header>
      <main id="choices">
        ${[...Map.groupBy(variants, ({ question }) => question)].map(
          ([question, answers]) =>
            html`<section class="choice">
              <h2>${question}</h2>
              <ul class="plain">
                ${answers.map(({ id, sentence }) => html`<li id="${id}"><code>${id}</code> ${sentence}</li>`)}
              </ul>
            </section>`,
        )}
      </main>`,
  })
}
