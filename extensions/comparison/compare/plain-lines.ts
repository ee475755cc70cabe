import { html, type Html } from '../../../reports/html/markup/html.ts'
import type { RunsComparison } from './comparison.ts'
import { reasonOf, verdictsText } from './comparison-text.ts'
import { quietKinds } from './kind-words.ts'

/** What changed or fails, for browsers that run no script. */
export function plainLines({ lines }: RunsComparison): Html {
  const shown = lines.filter(({ kind }) => !quietKinds.has(kind))
  return html`<noscript
    ><p class="calm">A browser that runs scripts shows every requirement, with the evidence of each run.</p>
    <ul class="entries">
      ${shown.map(
        (line) =>
          html`<li id="${line.address}">
            <strong>${line.address}</strong> ${line.text}
            <p>${line.kind}: ${verdictsText(line)}. ${reasonOf(line)}</p>
          </li>`,
      )}
    </ul></noscript
  >`
}
