import { html, type Markup } from '../../../sandbox/pages/kit/page.ts'
import type { Shower } from '../kit/mask.ts'

export function headersOf(shower: Shower, headers: ReadonlyArray<readonly [name: string, value: string]>): Markup {
  const lines = headers.map(
    ([name, value]) => html`<div><span class="name">${name}:</span> ${shower.header(name, value)}</div>`,
  )
  return html`<div class="lines">${lines}</div>`
}
