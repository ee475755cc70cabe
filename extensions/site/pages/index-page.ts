import { topicOf } from '../../../core/address.ts'
import { aboutInterface } from '../../../core/interfaces.ts'
import { html, type Html } from '../../../reports/html/markup/html.ts'
import { documentOf } from '../../../reports/html/markup/document.ts'
import { counted } from '../../../reports/html/markup/human-quantities.ts'
import { pageOfRow, routesPage, topicPage } from '../../../reports/html/markup/page-of-row.ts'
import { searchFields } from '../../../reports/html/parts/list-controls.ts'
import { withCode } from '../../../reports/html/markup/with-code.ts'
import { siteStyles } from './site-styles.ts'
import type { Site, SiteRoute, SiteRow } from './site-model.ts'

/** The first page: every interface with its topics, and a search over all requirements. */
export function indexPage(site: Site): string {
  const interfaces = Map.groupBy(site.rows, (row) => row.interface)
  const requirements = Map.groupBy(site.rows, ({ id }) => id)
  return documentOf({
    title: 'Requirements: Assay',
    styles: siteStyles,
    scripts: ['site-search.js'],
    skipTo: ['interfaces', 'interfaces'],
    body: html`<header class="masthead">
        <p class="eyebrow">Assay ${site.version}</p>
        <h1>Requirements</h1>
        <p class="lead">
          What the documents oblige a server to do, and how Assay checks it:
          ${counted(requirements.size, 'requirement')}, with ${counted(site.rows.length, 'address', 'addresses')} in
          ${counted(interfaces.size, 'interface')}.
        </p>
      </header>
      <main>
        ${searchView([...interfaces.keys()], [...requirements.values()])}
        <div id="interfaces">${[...interfaces].map(([name, rows]) => interfaceView(name, rows, site.routes))}</div>
        <p class="aside beside">
          <a href="variants.html">Legal choices</a>: what servers may do differently, on which no requirement may fail.
        </p>
      </main>`,
  })
}

function interfaceView(name: string, rows: readonly SiteRow[], routes: readonly SiteRoute[]): Html {
  const hasRoutes = routes.some((one) => one.interface === name)
  return html`<section class="interface" id="${name}" aria-labelledby="title-${name}">
    <h2 id="title-${name}">
      ${aboutInterface(name)?.title ?? name} <span class="tally">${name}, ${counted(rows.length, 'requirement')}</span>
    </h2>
    <ul class="topics">
      ${[...Map.groupBy(rows, ({ address }) => topicOf(address))].map(
        ([topic, own]) =>
          html`<li>
            <a href="${topicPage(topic)}">${topic.slice(topic.indexOf('/') + 1)}</a>
            <span class="tally">${own.length}</span>
          </li>`,
      )}
    </ul>
    ${hasRoutes && html`<p><a href="${routesPage(name)}">By route</a></p>`}
  </section>`
}

function searchView(interfaces: readonly string[], requirements: ReadonlyArray<readonly SiteRow[]>): Html {
  return html`<form class="controls" role="search" aria-label="Requirements" hidden>
      ${searchFields(interfaces, 'address, text, source, fault')}
      <p id="keys" class="keys">
        <kbd>/</kbd> search <kbd>↓</kbd> <kbd>↑</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> clear
      </p>
      <p class="result"><output aria-live="polite" for="search"></output></p>
    </form>
    <ol id="found" class="found" hidden></ol>
    <template id="rows">${requirements.map(foundView)}</template>`
}

/** A requirement among those that a search finds: once, with a link for each interface. What is not shown is searched too. */
function foundView(rows: readonly SiteRow[]): Html | false {
  const [first] = rows
  if (first === undefined) return false
  const texts = [...new Set(rows.map(({ text }) => text))].slice(1)
  const titles = first.checks.map(({ title }) => title)
  const more = [first.id, ...texts, first.where, ...titles, ...first.faults.map(({ id }) => id)]
  return html`<li data-more="${more.join(' ').toLowerCase()}">
    <p class="text">${withCode(first.text)}</p>
    <ul class="addresses">
      ${rows.map(
        ({ address, interface: name }) =>
          html`<li data-interface="${name}"><a href="${pageOfRow(address)}">${address}</a></li>`,
      )}
    </ul>
    <p class="aside">${first.source}</p>
  </li> `
}
