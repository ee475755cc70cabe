import { html } from '../../../reports/html/markup/html.ts'
import { documentOf } from '../../../reports/html/markup/document.ts'
import { siteStyles } from './site-styles.ts'
import type { Site } from './site-model.ts'

/** The legal choices that servers have, by the question that they answer. */
export function variantsPage({ variants, version }: Site): string {
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
