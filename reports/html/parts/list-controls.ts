import type { RunStory } from '../../story/run-story-model.ts'
import { html, type Html } from '../markup/html.ts'
import { meaningOf, verdictWords } from '../markup/verdict-words.ts'
import { byGravity } from '../../../harness/verdicts/gravest.ts'

/** What filters and searches the requirements; hidden until the script is there to do it. */
export function listControls({ requirements, header }: Pick<RunStory, 'requirements' | 'header'>): Html {
  const subject = header.judged ?? 'requirements'
  const verdicts = byGravity.filter((verdict) => requirements.some((one) => one.verdict === verdict))
  const interfaces = [...new Set(requirements.map((one) => one.interface))]
  return html`<form class="controls" role="search" aria-label="Requirements" hidden>
    <div class="search">
      <label for="search">Search</label
      ><input
        id="search"
        type="search"
        autocomplete="off"
        spellcheck="false"
        placeholder="address, text, source"
        aria-keyshortcuts="/"
        aria-describedby="keys"
      />
    </div>
    ${
      interfaces.length > 1 &&
      html`<div class="which">
        <label for="interface">Interface</label
        ><select id="interface">
          <option value="">all</option>
          ${interfaces.map((name) => html`<option>${name}</option>`)}
        </select>
      </div>`
    }
    <p id="keys" class="keys">
      <kbd>/</kbd> search <kbd>↓</kbd> <kbd>↑</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
    </p>
    <fieldset>
      <legend>Verdict</legend>
      ${verdicts.map(
        (verdict) =>
          html`<button
            type="button"
            class="chip v-${verdict}"
            data-verdict="${verdict}"
            aria-pressed="false"
            title="${meaningOf(verdict, subject)}"
          >
            <span aria-hidden="true">${verdictWords[verdict].sign}</span> ${verdict}
            <span class="count">${requirements.filter((one) => one.verdict === verdict).length}</span>
          </button>`,
      )}
    </fieldset>
    <p class="result">
      <output aria-live="polite" for="search"></output> <button type="button" data-reset hidden>Show all</button>
    </p>
  </form>`
}
