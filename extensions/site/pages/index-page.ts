import { topicOf, obligationOf } from '../../../core/address.ts'
import { aboutInterface } from '../../../core/interfaces.ts'
import { html, type Html, fact, withCode } from '../../../reports/html/markup/html.ts'
import { documentOf } from '../../../reports/html/markup/document.ts'
import { counted } from '../../../reports/html/markup/human-quantities.ts'
import { pageOfRow, routesPage, topicPage } from '../../../reports/html/markup/page-of-row.ts'
import { searchFields } from '../../../reports/html/parts/list-controls.ts'
import { siteStyles, type Site, type SiteRoute, type SiteRow } from './site-model.ts'
import { capabilities } from '../../../core/capability.ts'
import { strengthWords } from '../../../reports/text/strength-words.ts'
import { sourceText } from '../../../reports/text/source-text.ts'

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

/** A requirement with all that is known of it. `others` are the same one in other interfaces. */
export function rowView(row: SiteRow, others: readonly SiteRow[]): Html {
  const { address, note, strength, text, unjudgeable } = row
  const obligation = obligationOf(address)
  return html`<article class="row" id="${obligation}" aria-labelledby="title-${obligation}">
    <h2 id="title-${obligation}">
      <a href="#${obligation}">${obligation}</a> <span class="strength s-${strength}">${strength}</span>
    </h2>
    <p class="text">${withCode(text)}</p>
    <dl class="facts">
      ${fact('Source', withCode(sourceText(row)))} ${fact('Strength', strengthWords[strength])}
      ${note !== undefined && fact('Note', withCode(note))}
      ${unjudgeable !== undefined && fact('Not checked', withCode(unjudgeable))}
      ${
        row.needs.length > 0 &&
        fact(
          'Needs',
          html`<ul>
            ${row.needs.map((need) => html`<li>${capabilities[need]}</li>`)}
          </ul>`,
        )
      }
      ${others.length > 0 && fact('Also in', othersView(others))} ${fact('Id', html`<code>${row.id}</code>`)}
      ${fact('Address', html`<code>${address}</code>`)}
    </dl>
    ${checksView(row)} ${faultsView(row)} ${variantsView(row)}
  </article> `
}

function othersView(others: readonly SiteRow[]): Html {
  return html`${others.map(
    ({ address, interface: name, strength }, index) =>
      html`${index > 0 && ', '}<a href="../${pageOfRow(address)}">${name}</a
        >${strength === 'stated' ? '' : ` (${strength})`}`,
  )}`
}

function checksView({ address, checks }: SiteRow): Html | false {
  if (checks.length === 0) return false
  return html`<section class="proof">
    <h3>${counted(checks.length, 'check')}</h3>
    ${checks.map(
      ({ title, where, steps }) =>
        html`<details>
          <summary>${title} <span class="aside">${where}</span></summary>
          <ol class="steps">
            ${steps.map((step) => html`<li>${step}</li>`)}
          </ol>
        </details>`,
    )}
    <pre class="command">npx assay run --only ${address}</pre>
  </section>`
}

function faultsView({ faults }: SiteRow): Html | false {
  if (faults.length === 0) return false
  return html`<details class="proof">
    <summary>${counted(faults.length, 'fault')}: how the sandbox is broken to prove the checks</summary>
    <ul class="plain">
      ${faults.map(({ id, sentence }) => html`<li><code>${id}</code> ${sentence}</li>`)}
    </ul>
  </details>`
}

function variantsView({ variants }: SiteRow): Html | false {
  if (variants.length === 0) return false
  return html`<section class="proof">
    <h3>Other readings</h3>
    <p class="aside">A server that takes one of these gets a warning, and does not fail.</p>
    <ul class="plain">
      ${variants.map(({ id, sentence }) => html`<li><a href="../variants.html#${id}">${id}</a> ${sentence}</li>`)}
    </ul>
  </section>`
}
