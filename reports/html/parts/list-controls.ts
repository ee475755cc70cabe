import type { RunStory } from '../../story/run-story-model.ts'
import { html, type Html } from '../markup/html.ts'
import { type FaultMark, faultMarkOf, faultWords, meaningOf, verdictWords } from '../markup/verdict-words.ts'
import { countsOf } from '../../../harness/verdicts/counts.ts'
import { tallyOf } from '../../story/verdict-counts.ts'

/** A filter button with the number of lines that it leaves. */
export interface Chip {
  /** The verdicts, kinds of change, or marks of faults that it leaves. */
  leaves: readonly string[]
  word: string
  sign: string
  meaning: string
  count: number
  isPressed?: boolean
}

/** Filters of one kind. A line is shown if each kind leaves it by one of its pressed filters. */
export interface ChipGroup {
  legend: string
  of: 'verdict' | 'faults'
  chips: readonly Chip[]
}

/** Controls for a run's requirements: search, verdicts, and whether faults made them fail. */
export function listControls({ requirements, header }: Pick<RunStory, 'requirements' | 'header'>): Html {
  const subject = header.judged ?? (header.bothSides ? 'exchanges' : 'requirements')
  const interfaces = [...new Set(requirements.map((one) => one.interface))]
  const chips = tallyOf(countsOf(requirements)).map(([verdict, count]) => ({
    leaves: [verdict],
    word: verdict,
    sign: verdictWords[verdict].sign,
    meaning: meaningOf(verdict, subject),
    count,
  }))
  const faults = faultChips(requirements)
  return controlsView(
    [
      { legend: 'Verdict', of: 'verdict', chips },
      ...(faults.length > 0
        ? [{ legend: 'With a fault given to the server', of: 'faults', chips: faults } as const]
        : []),
    ],
    interfaces,
  )
}

function faultChips(requirements: RunStory['requirements']): Chip[] {
  const marks = requirements.flatMap((one) => faultMarkOf(one) ?? [])
  return (Object.keys(faultWords) as FaultMark[])
    .map((mark) => ({ leaves: [mark], ...faultWords[mark], count: marks.filter((one) => one === mark).length }))
    .filter(({ count }) => count > 0)
}

/** Controls that filter and search lines, with `beside` always in sight; hidden until the script runs. */
export function controlsView(groups: readonly ChipGroup[], interfaces: readonly string[], beside?: Html): Html {
  return html`<form class="controls" role="search" aria-label="Requirements" hidden>
    ${searchFields(interfaces, 'address, text, source')}
    <p id="keys" class="keys">
      <kbd>/</kbd> search <kbd>↓</kbd> <kbd>↑</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
    </p>
    ${groups.map(groupView)}
    <p class="result">
      <output aria-live="polite" for="search"></output> <button type="button" data-reset hidden>Show all</button>
    </p>
    ${beside}
  </form>`
}

/** The search over addresses and texts, and the choice of an interface where there are several. */
export function searchFields(interfaces: readonly string[], placeholder: string): Html {
  return html`<div class="search">
      <label for="search">Search</label
      ><input
        id="search"
        type="search"
        autocomplete="off"
        spellcheck="false"
        placeholder="${placeholder}"
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
    }`
}

function groupView({ legend, of, chips }: ChipGroup): Html {
  return html`<fieldset data-of="${of}">
    <legend>${legend}</legend>
    ${chips.map(
      ({ leaves, word, sign, meaning, count, isPressed = false }) =>
        html`<button
          type="button"
          class="chip v-${leaves[0] ?? ''}"
          data-leaves="${leaves.join(' ')}"
          aria-pressed="${String(isPressed)}"
          title="${meaning}"
        >
          <span aria-hidden="true">${sign}</span> ${word} <span class="count">${count}</span>
        </button>`,
    )}
  </fieldset>`
}
