import escapeHtml from 'escape-html'
import { visible } from '../../text/visible.ts'

/** Markup that is safe to put into a page as it is. Only `html` and `raw` make it. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

export type Part = Html | string | number | null | undefined | false | readonly Part[]

/**
 * The only way for text into a page: every value is escaped, with what cannot be seen made visible,
 * unless it is markup already. A list is joined; null, undefined and false are nothing. The indentation of a template
 * stays out of the page, so preformatted text must come in as a value.
 */
export function html(template: TemplateStringsArray, ...values: Part[]): Html {
  const strings = squeezed(template)
  let markup = strings[0] ?? ''
  values.forEach((value, index) => {
    markup += markupOf(value) + (strings[index + 1] ?? '')
  })
  return new Html(markup)
}

/** Markup written by ourselves: never hand it a text of a target, of a profile or of a journal. */
export function raw(markup: string): Html {
  return new Html(markup)
}

const templates = new WeakMap<TemplateStringsArray, string[]>()

function squeezed(template: TemplateStringsArray): string[] {
  const known = templates.get(template)
  if (known) return known
  const strings = template.map((text) => text.replaceAll(/\s*\n\s*/g, '\n'))
  templates.set(template, strings)
  return strings
}

function markupOf(value: Part): string {
  if (value instanceof Html) return value.markup
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return value.map(markupOf).join('')
  return escapeHtml(visible(String(value)))
}
