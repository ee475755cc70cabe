import { html, type Html, type Part } from './html.ts'

/** An entry of a list of facts. */
export function fact(name: string, said: Part): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${said}</dd>
  </div>`
}
