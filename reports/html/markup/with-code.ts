import { html, type Html } from './html.ts'

/** A text with its parts between backquotes as code. */
export function withCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
}
