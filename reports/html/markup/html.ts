import escapeHtml from 'escape-html'
import { visible } from '../../text/visible.ts'

/** Safe markup. Only `html` and `raw` make it. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/**
 * The only way to put text into a page. Every value except markup is escaped, and invisible characters are made
 * visible. Lists are joined; null, undefined and false are empty. The template's indentation is dropped, so
 * preformatted text must come as a value.
 */
export function html(template: TemplateStringsArray, ...values: Part[]): Html {
  const strings = squeezed(template)
  let markup = strings[0] ?? ''
  values.forEach((value, index) => {
    markup += markupOf(value) + (strings[index + 1] ?? '')
  })
  return new Html(markup)
}

/** Marks our own text as markup; never use it for texts of a target, profile or journal. */
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

/** An entry of a list of facts. */
export function fact(name: string, said: Part): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${said}</dd>
  </div>`
}

/** A text with its parts between backquotes as code. */
export function withCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
}
