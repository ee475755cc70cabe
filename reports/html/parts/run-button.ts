import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'

/** A button that has rules or a route run; nothing in a report that is a file. */
export function runButton(
  { live }: Pick<Page, 'live'>,
  label: string,
  taken: { only: string[] } | { route: string[] },
): Html | false {
  return (
    live !== undefined && html`<button type="button" class="run" data-run="${JSON.stringify(taken)}">${label}</button>`
  )
}
