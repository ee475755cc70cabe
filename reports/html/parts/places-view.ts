import type { PlacesRecord } from '../../../core/journal-events.ts'
import { shorten } from '../../../core/shorten.ts'
import { fact, html, type Html } from '../markup/html.ts'

/** The places of one kind at which a requirement was checked, as a fact. */
export function placesView({ what, judged, broken, missed, partly = [] }: PlacesRecord): Html {
  const all = judged.length + missed.length
  return fact(
    'Places',
    html`checked on ${judged.length} of ${all} ${what}${judged.length > 0 && html`: ${judged.join(', ')}`}
    ${broken.length > 0 && html`<br />broken on ${broken.join(', ')}`}
    ${missed.map(({ place, reason }) => html`<br />not on ${place}: ${shorten(reason, 300)}`)}
    ${partly.map(({ place, shown, of }) => html`<br />note: ${place} is shown by ${shown} of ${of} records`)}`,
  )
}
