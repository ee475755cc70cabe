import { html, trusted, type Markup } from '../../../sandbox/pages/kit/page.ts'
import { carriedOn, type View } from '../kit/view.ts'

/** A form with one button, or with fields before it; `values` say what the button does. */
export function form(
  view: View,
  values: Readonly<Record<string, string>>,
  button: { id: string; says: string; of?: string },
  fields?: Markup,
): Markup {
  return html`<form method="post" action="${view.root}">
    ${carried(view)} ${hiddenFields({ ...values, guard: view.guard })} ${fields}
    <button id="${button.id}">
      ${button.says}${button.of === undefined ? undefined : html`<span class="unseen"> ${button.of}</span>`}
    </button>
  </form>`
}

export function carried(view: View, but: readonly string[] = []): Markup {
  const kept = Object.entries(carriedOn(view)).filter(([name, value]) => value !== '' && !but.includes(name))
  return hiddenFields(Object.fromEntries(kept))
}

function hiddenFields(values: Readonly<Record<string, string>>): Markup {
  const fields = Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`${fields}`
}

/** Choices of a select, with the present one chosen. */
export function options(words: readonly string[], present: string): Markup[] {
  return words.map((word) => html`<option ${word === present ? trusted('selected') : undefined}>${word}</option>`)
}
