import type { Verdict } from '../../../core/verdict.ts'
import { html, type Html } from '../markup/html.ts'
import { verdictWords } from '../markup/verdict-words.ts'

/** A verdict as sign and word, which do not depend on colour. */
export function verdictBadge(verdict: Verdict): Html {
  const { sign } = verdictWords[verdict]
  return html`<span class="badge v-${verdict}"><span aria-hidden="true">${sign}</span> ${verdict}</span>`
}
