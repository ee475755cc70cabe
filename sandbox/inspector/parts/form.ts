import { html, trusted, type Markup } from '../../pages/kit/markup.ts'
import type { View } from '../kit/view.ts'

/** A form with one button, or with fields before it; `values` say what the button does. */
export function form(
  { root, guard, withSecrets, find }: Pick<View, 'root' | 'guard' | 'withSecrets' | 'find'>,
  values: Readonly<Record<string, string>>,
  button: { id: string; says: string; of?: string },
  fields?: Markup,
): Markup {
  const hidden = Object.entries({ ...values, guard, find, ...(withSecrets && { secrets: 'shown' }) })
  return html`<form method="post" action="${root}">
    ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${fields}
    <button id="${button.id}">
      ${button.says}${button.of === undefined ? undefined : html`<span class="unseen"> ${button.of}</span>`}
    </button>
  </form>`
}

/** Choices of a select, with the present one chosen. */
export function options(words: readonly string[], present: string): Markup[] {
  return words.map((word) => html`<option ${word === present ? trusted('selected') : undefined}>${word}</option>`)
}
