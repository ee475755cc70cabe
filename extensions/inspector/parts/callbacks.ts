import { mostShown } from '../../../core/most-shown.ts'
import { html, type Markup } from '../../../sandbox/pages/kit/page.ts'
import { count } from '../../../harness/reasons/count.ts'
import type { SentCallback } from '../../../sandbox/store/entities.ts'
import { headersOf } from './headers-of.ts'
import type { View } from '../kit/view.ts'

/** The last callbacks that were sent, newest first, with how often they were tried. */
export function callbacksPart({ sandbox, shower }: View): Markup {
  const { callbacks } = sandbox.store
  const first = Math.max(0, callbacks.length - mostShown.rows)
  const rows = callbacks.slice(first).map((callback, at) => callbackRow(first + at, callback))
  return html`<div id="callbacks" class="rows">
    ${rows.length === 0 ? html`<p class="calm">No callback has been sent yet.</p>` : rows.toReversed()}
  </div>`

  function callbackRow(
    at: number,
    { kind, url, headers, body, sent_at, tries, status, loginId }: SentCallback,
  ): Markup {
    const taken = status !== null && status >= 200 && status < 300
    const bytes = Buffer.from(body)
    return html`<details id="callback-${at}-${loginId}" class="item">
      <summary>
        <span class="when">${sent_at.slice(11, 23)}</span>
        <span class="asked"><b>${kind}</b> ${shower.address(url)}</span>
        <span class="badge ${taken ? 'v-passed' : 'v-failed'}">${status ?? 'no answer'}</span>
        <span class="class">${count(tries, 'try', 'tries')}</span>
      </summary>
      <div class="inside">
        <div class="wire" tabindex="0" role="group" aria-label="Callback">
          ${headersOf(shower, Object.entries(headers))}
          <pre>${shower.body({ bytes, length: bytes.length })}</pre>
        </div>
      </div>
    </details>`
  }
}
