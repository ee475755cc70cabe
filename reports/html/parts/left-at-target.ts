import { mostShown } from '../../../core/most-shown.ts'
import { isChange } from '../../../core/ledger-events.ts'
import type { Entry } from '../../../harness/ledger/entries-in.ts'
import { leftReasons } from '../../../harness/ledger/left-reasons.ts'
import { html, type Html } from '../markup/html.ts'
import type { Page } from '../markup/page.ts'

/** What the run left at the target, with ids; false for nothing. */
export function leftAtTarget({ story: { left } }: Page): Html | false {
  if (left.length === 0) return false
  const made = left.filter(({ what }) => !isChange(what))
  return html`<h3 id="left">Left at the target</h3>
    <ul class="plain">
      ${leftReasons(left).map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    ${[...Map.groupBy(made, ({ what }) => what)].map(([what, own]) => idsOf(what, own))}`
}

function idsOf(what: string, entries: readonly Entry[]): Html {
  const shown = entries
    .slice(0, mostShown.opened)
    .map(({ id, name, isSure }) => `${id ?? name ?? 'without an id'}${isSure ? '' : ' (perhaps)'}`)
  const left = entries.length - shown.length
  return html`<details>
    <summary>${what} ${entries.length}</summary>
    <p>${shown.join(', ')}${left > 0 && `, and ${left} more in results.json`}</p>
  </details>`
}
