import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'

/** A button that runs rules or a route; false in a report file. */
export function runButton(
  { live }: Pick<Page, 'live'>,
  label: string,
  taken: { only: string[] } | { route: string[] },
): Html | false {
  return (
    live !== undefined && html`<button type="button" class="run" data-run="${JSON.stringify(taken)}">${label}</button>`
  )
}
