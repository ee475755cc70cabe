import { aboutInterface } from '../../../core/interfaces.ts'
import { html } from '../../../reports/html/markup/html.ts'
import { documentOf } from '../../../reports/html/markup/document.ts'
import { counted } from '../../../reports/html/markup/human-quantities.ts'
import { rowView } from './row-view.ts'
import { siteStyles } from './site-styles.ts'
import type { Site, SiteRow } from './site-model.ts'

/** The page of one topic of an interface: each of its requirements with all that is known of it. */
export function topicPageOf(
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
