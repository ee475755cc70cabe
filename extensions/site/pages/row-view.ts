import { obligationOf } from '../../../core/address.ts'
import { capabilities } from '../../../core/capability.ts'
import { fact } from '../../../reports/html/markup/fact.ts'
import { html, type Html } from '../../../reports/html/markup/html.ts'
import { counted } from '../../../reports/html/markup/human-quantities.ts'
import { pageOfRow } from '../../../reports/html/markup/page-of-row.ts'
import { withCode } from '../../../reports/html/markup/with-code.ts'
import { strengthWords } from '../../../reports/text/strength-words.ts'
import { sourceText } from '../../../reports/text/source-text.ts'
import type { SiteRow } from './site-model.ts'

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
