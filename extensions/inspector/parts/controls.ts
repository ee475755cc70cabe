import { html, trusted, type Markup } from '../../../sandbox/pages/kit/page.ts'
import type { Client } from '../../../sandbox/store/entities.ts'
import type { View } from '../kit/view.ts'
import { form, options } from './form.ts'

const statuses = ['pending', 'disabled', 'test', 'live', 'restricted']
const moves = [
  ['60', '+1 minute'],
  ['3600', '+1 hour'],
  ['86400', '+1 day'],
  ['7776000', '+90 days'],
] as const

/** The clock and the clients, with buttons. */
export function clockPart(view: View): Markup {
  const { clock } = view.sandbox
  const ahead = Math.round(clock.offsetSeconds())
  const far = html`<label for="seconds">Seconds</label>
    <input id="seconds" name="seconds" type="number" step="any" required />`
  return html`<p>
      It is <b>${clock.nowIso().slice(0, 19).replace('T', ' ')}</b> UTC here,
      ${ahead === 0 ? 'the real time' : `${ahead} seconds from the real time`}.
    </p>
    <div class="buttons">
      ${moves.map(([seconds, says]) => form(view, { do: 'advance', seconds }, { id: `advance-${seconds}`, says }))}
      ${form(view, { do: 'advance' }, { id: 'advance', says: 'Move' }, far)}
      ${form(view, { do: 'reset' }, { id: 'reset', says: 'Back to the real time' })}
    </div>`
}

/** Every client, with its status to change. */
export function clientsPart(view: View): Markup {
  return html`<table class="clients">
    <thead>
      <tr>
        <th scope="col">Client</th>
        <th scope="col">Key</th>
        <th scope="col">Status</th>
      </tr>
    </thead>
    <tbody>
      ${view.sandbox.store.clients.all().map((client) => clientRow(view, client))}
    </tbody>
  </table>`
}

function clientRow(view: View, { id, app_id, email, key_type, status, secret }: Client): Markup {
  const name = email.split('@', 1)[0] ?? id
  const choice = html`<label class="unseen" for="status-of-${id}">Status of ${name}</label>
    <select id="status-of-${id}" name="status">
      ${options(statuses, status)}
    </select>`
  const keys = view.withSecrets
    ? html`<code>App-id: ${app_id}</code><br /><code>Secret: ${secret}</code>`
    : html`<code>${app_id.slice(0, 8)}…</code>`
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${key_type} ${trusted('<br />')}${keys}</td>
    <td>
      ${form(view, { do: 'client', id: app_id }, { id: `set-${id}`, says: 'Set', of: `the status of ${name}` }, choice)}
    </td>
  </tr>`
}
