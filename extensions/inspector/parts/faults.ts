import { mostShown } from '../../../core/most-shown.ts'
import { html, type Markup } from '../../../sandbox/pages/kit/page.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { breakages } from '../../../sandbox/serving/limits.ts'
import { type Fault, longestDelayMs, mostRefusals } from '../kit/create-faults.ts'
import { type View, hasWords } from '../kit/view.ts'
import { carried, form } from './controls.ts'

/** What is broken on purpose, and what else can be. */
export function faultsPart(view: View): Markup {
  const { faults, find, root } = view
  const taken = faults.taken()
  const next = faults.next()
  const found = faults.catalogue.filter(
    (one) => find.trim() !== '' && hasWords(`${one.id} ${one.sentence}`, find) && !taken.includes(one),
  )
  return html`${taken.length === 0 ? html`<p class="calm">The sandbox obeys every rule.</p>` : undefined}
    <ul class="rows">
      ${taken.map((fault) => faultRow(view, fault, 'drop'))}
    </ul>
    <div class="buttons">
      ${form(view, { do: 'delay' }, { id: 'delay', says: 'Set' }, delayField(faults.delayMs()))}
      ${form(view, { do: 'refuse' }, { id: 'refuse', says: 'Refuse' }, refusalFields(next.errorClass))}
    </div>
    ${next.times > 0 ? html`<p role="status">The next ${next.times} will end with ${next.errorClass}.</p>` : undefined}
    <form method="get" action="${root}#faults" class="search" role="search" aria-label="Faults">
      ${carried(view, ['find'])}
      <label for="find">Find one of ${faults.catalogue.length} faults and variants</label>
      <input id="find" name="find" type="search" value="${find}" /> <button>Find</button>
    </form>
    ${find.trim() === '' ? undefined : html`<p role="status">${countOf(found.length)}</p>`}
    <ul class="rows">
      ${found.slice(0, mostShown.rows).map((fault) => faultRow(view, fault, 'take'))}
    </ul>`
}

function countOf(count: number): string {
  return count > mostShown.rows ? `${count} found, the first ${mostShown.rows} are shown.` : `${count} found.`
}

function faultRow(view: View, { id, kind, sentence }: Fault, what: 'take' | 'drop'): Markup {
  const says = what === 'take' ? 'Inject' : 'Remove'
  return html`<li class="fault">
    <div>
      <code>${id}</code> <span class="badge ${kind === 'fault' ? 'v-failed' : 'v-observed'}">${kind}</span
      ><br />${sentence}
    </div>
    ${form(view, { do: what, id }, { id: `${what}-${id}`, says, of: id })}
  </li>`
}

function delayField(present: number): Markup {
  return html`<label for="ms">Hold every answer back, in milliseconds</label>
    <input id="ms" name="ms" type="number" min="0" max="${longestDelayMs}" value="${present}" required />`
}

function refusalFields(present: string): Markup {
  const classes = [...breakages, ...Object.values(readTable('error-classes')).flat()]
  return html`<label for="times">Refuse the next requests:</label>
    <input id="times" name="times" type="number" min="0" max="${mostRefusals}" value="1" required />
    <label for="class">with an error class, connection-closed or bad-gateway</label>
    <input id="class" name="class" list="classes" value="${present}" autocomplete="off" required />
    <datalist id="classes">${classes.map((name) => html`<option value="${name}"></option>`)}</datalist>`
}
