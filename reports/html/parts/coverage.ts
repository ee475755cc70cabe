import { mostShown } from '../../../core/most-shown.ts'
import type { Counterexample, PropertyCoverage } from '../../../core/journal-events.ts'
import { coverageText } from '../../text/coverage-text.ts'
import { shorten } from '../../../core/shorten.ts'
import { counted } from '../markup/human-quantities.ts'
import { html, raw, type Html } from '../markup/html.ts'

/** The coverage of a property: cases run of those requested, and their kinds, as bars with counts. */
export function coverageView(coverage: PropertyCoverage): Html {
  const { histogram } = coverage
  const rows = Object.entries(histogram).sort(([, one], [, other]) => other - one)
  const most = Math.max(1, ...rows.map(([, count]) => count))
  return html`<div class="coverage">
    <p class="label">Cases</p>
    <p>${sentence(coverageText(coverage))}</p>
    <table class="histogram">
      <tbody>
        ${rows.slice(0, mostShown.rows).map(
          ([name, count]) =>
            html`<tr>
              <th scope="row">${shorten(name, 120)}</th>
              <td>${count}</td>
              <td class="stroke" aria-hidden="true"><span ${width(count / most)}></span></td>
            </tr> `,
        )}
      </tbody>
    </table>
    ${rows.length > mostShown.rows && html`<p class="aside">and ${rows.length - mostShown.rows} less frequent kinds</p>`}
  </div>`
}

/** The smallest input that breaks a property, and how to repeat it. */
export function counterexampleView({ shrunk, seed, path, shrinks }: Counterexample): Html {
  return html`<div class="counterexample">
    <p class="label">Smallest failing case</p>
    <pre>${shorten(shrunk, 4000)}</pre>
    <p class="aside">Seed ${seed}, path <code>${path}</code>, shrunk in ${counted(shrinks, 'step')}.</p>
  </div>`
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** A width as a style; safe, since it takes only a number. */
function width(part: number): Html {
  return raw(`style="width:${(part * 100).toFixed(1)}%"`)
}
