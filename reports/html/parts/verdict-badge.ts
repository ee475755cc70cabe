import type { Verdict } from '../../../core/verdict.ts'
import { html, type Html, fact, withCode } from '../markup/html.ts'
import { verdictWords } from '../markup/verdict-words.ts'
import type { KnownFailureStory } from '../../story/run-story-model.ts'
import { sourceText } from '../../text/source-text.ts'

/** A verdict as sign and word, which do not depend on colour. */
export function verdictBadge(verdict: Verdict): Html {
  const { sign } = verdictWords[verdict]
  return html`<span class="badge v-${verdict}"><span aria-hidden="true">${sign}</span> ${verdict}</span>`
}

/** A note on a known failure: reason, owner and last day. */
export function knownNote({ state, reason, owner, expires }: KnownFailureStory): Html {
  return html`<p class="known-note">
    <strong>Known failure, ${state}.</strong> ${reason}. Owner: ${owner}. Expires: ${expires}.
  </p>`
}

/** The source of a requirement as a fact; empty for an unknown one. */
export function sourceFact(row: Parameters<typeof sourceText>[0]): Html | '' {
  if (row.source === '') return ''
  return fact('Source', withCode(sourceText(row)))
}
