import type { KnownFailureStory } from '../../story/run-story-model.ts'
import { html, type Html } from '../markup/html.ts'

/** A note on a known failure: reason, owner and last day. */
export function knownNote({ state, reason, owner, expires }: KnownFailureStory): Html {
  return html`<p class="known-note">
    <strong>Known failure, ${state}.</strong> ${reason}. Owner: ${owner}. Expires: ${expires}.
  </p>`
}
