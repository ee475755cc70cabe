import type { PlacesRecord } from '../../../core/journal-events.ts'
import { shorten } from '../../../core/shorten.ts'
import { html, type Html } from '../markup/html.ts'

/** Over which places of one kind a requirement was checked, as an entry of its facts. */
export function placesView({ what, judged, broken, missed }: PlacesRecord): Html {
  const all = judged.length + missed.length
  return html`<div>
    <dt>Places</dt>
    <dd>
      checked on ${judged.length} of ${all} ${what}${judged.length > 0 && html`: ${judged.join(', ')}`}
      ${broken.length > 0 && html`<br />broken on ${broken.join(', ')}`}
      ${missed.map(({ place, reason }) => html`<br />not on ${place}: ${shorten(reason, 300)}`)}
    </dd>
  </div>`
}
