import type { RequirementStory } from '../../story/run-story-model.ts'
import { counted } from '../markup/human-quantities.ts'
import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'
import { verdictWords } from '../markup/verdict-words.ts'
import { requirementView } from './requirement.ts'
import { byGravity } from '../../../harness/verdicts/gravest.ts'

/** Every requirement, by interface and topic, with the controls that filter and search them. */
export function requirementsList(page: Page): Html {
  const { requirements } = page.story
  const byInterface = groupsOf(requirements, (one) => one.interface)
  return html`<section id="requirements" aria-labelledby="requirements-title">
    <h2 id="requirements-title">Requirements</h2>
    ${controls(page, [...byInterface.keys()])}
    ${[...byInterface].map(
      ([name, own]) =>
        html`<section class="interface" id="${name}">
          <h3>${name} <span class="tally">${counted(own.length, 'requirement')}</span></h3>
          ${[...groupsOf(own, (one) => one.topic)].map(([topic, rows]) => topicView(page, `${name}/${topic}`, topic, rows))}
        </section>`,
    )}
    <p class="nothing" hidden>
      No requirement matches. <button type="button" data-reset>Show all requirements</button>
    </p>
  </section>`
}

function topicView(page: Page, anchor: string, topic: string, rows: RequirementStory[]): Html {
  const tally = byGravity
    .map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
  return html`<section class="topic" id="${anchor}">
    <h4>${topic} <span class="tally">${tally.map(([verdict, count]) => `${count} ${verdict}`).join(', ')}</span></h4>
    ${rows.map((row) => requirementView(page, row))}
  </section> `
}

function controls({ story }: Page, interfaces: string[]): Html {
  const verdicts = byGravity.filter((verdict) => story.requirements.some((one) => one.verdict === verdict))
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
            title="${verdictWords[verdict].meaning}"
          >
            <span aria-hidden="true">${verdictWords[verdict].sign}</span> ${verdict}
            <span class="count">${story.requirements.filter((one) => one.verdict === verdict).length}</span>
          </button>`,
      )}
    </fieldset>
    <p class="result">
      <output aria-live="polite" for="search"></output> <button type="button" data-reset hidden>Show all</button>
    </p>
  </form>`
}

function groupsOf(rows: RequirementStory[], keyOf: (row: RequirementStory) => string): Map<string, RequirementStory[]> {
  const groups = new Map<string, RequirementStory[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
