import { html, trusted, type Markup } from '../../../sandbox/pages/kit/page.ts'
import type { Client, SentCallback, Attempt, Customer, Login } from '../../../sandbox/store/entities.ts'
import { type View, carriedOn } from '../kit/view.ts'
import { mostShown } from '../../../core/most-shown.ts'
import { count } from '../../../harness/reasons/count.ts'
import { headersOf } from './requests.ts'
import { lastAttempt, lastConsent } from '../../../sandbox/store/store.ts'

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

/** How many customers are shown, and how many logins of each. */
const shown = { customers: 20, logins: 5 }

/** The newest customers with their newest logins, and what can be done to them. */
export function customersPart(view: View): Markup {
  const newest = view.sandbox.store.customers.all().slice(-shown.customers).toReversed()
  return html`<div id="customers" class="rows">${newest.map((customer) => customerRow(view, customer))}</div>`
}

function customerRow(view: View, customer: Customer): Markup {
  const { id, identifier, locked, secret } = customer
  const logins = view.sandbox.store.logins.group('customer_id', id)
  const [status, says] = locked ? ['unlocked', 'Unlock'] : ['locked', 'Lock']
  const more = logins.length - shown.logins
  return html`<details id="customer-${id}" class="item">
    <summary>
      <span class="when">${id}</span>
      <span class="asked"><b>${identifier}</b></span>
      <span class="badge ${locked ? 'v-failed' : 'v-untested'}"
        >${locked ? 'locked' : count(logins.length, 'login')}</span
      >
    </summary>
    <div class="inside">
      ${view.withSecrets ? html`<p>Customer-secret <code>${secret}</code></p>` : undefined}
      ${form(view, { do: 'customer', id, status }, { id: `lock-${id}`, says, of: `customer ${id}` })}
      ${logins
        .slice(-shown.logins)
        .toReversed()
        .map((login) => loginBlock(view, login))}
      ${more > 0 ? html`<p class="aside">and ${more} older</p>` : undefined}
    </div>
  </details>`
}

function loginBlock(view: View, login: Login): Markup {
  const { sandbox } = view
  const { id, providerCode, status, secret } = login
  const attempt = lastAttempt(sandbox, login)
  const consent = lastConsent(sandbox, login)
  const agreed = consent && sandbox.rules.consent.statusOf(consent, sandbox.clock.now())
  const of = `login ${id}`
  const other = status === 'disabled' ? 'active' : 'disabled'
  const button = (to: string, says: string): Markup =>
    form(view, { do: 'consent', id, status: to }, { id: `${to}-${id}`, says, of })
  return html`<div class="login">
    <h3>Login ${id} at ${providerCode}</h3>
    <p>${status}; consent ${agreed ?? 'never given'}</p>
    ${view.withSecrets ? html`<p>Login-secret <code>${secret}</code></p>` : undefined} ${attempt && stagesOf(attempt)}
    <div class="buttons">
      ${
        agreed === 'active'
          ? [button('revoked', 'Revoke the consent'), button('expired', 'Let the consent expire')]
          : button('active', 'Give a consent')
      }
      ${form(view, { do: 'login', id, status: other }, { id: `status-${id}`, says: other === 'active' ? 'Activate' : 'Disable', of })}
    </div>
  </div>`
}

function stagesOf({ stages, fail_error_class, fail_message, finished }: Attempt): Markup {
  const outcome = fail_error_class ?? (finished ? 'succeeded' : 'under way')
  return html`<p class="stages">
    ${stages.map(({ name }, at) => html`${at === 0 ? undefined : ' → '}${name}`)}:
    <b>${outcome}</b>${fail_message === null ? undefined : html`, ${fail_message}`}
  </p>`
}

/** A form with one button, or with fields before it; `values` say what the button does. */
export function form(
  view: View,
  values: Readonly<Record<string, string>>,
  button: { id: string; says: string; of?: string },
  fields?: Markup,
): Markup {
  return html`<form method="post" action="${view.root}">
    ${carried(view)} ${hiddenFields({ ...values, guard: view.guard })} ${fields}
    <button id="${button.id}">
      ${button.says}${button.of === undefined ? undefined : html`<span class="unseen"> ${button.of}</span>`}
    </button>
  </form>`
}

export function carried(view: View, but: readonly string[] = []): Markup {
  const kept = Object.entries(carriedOn(view)).filter(([name, value]) => value !== '' && !but.includes(name))
  return hiddenFields(Object.fromEntries(kept))
}

function hiddenFields(values: Readonly<Record<string, string>>): Markup {
  const fields = Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`${fields}`
}

/** Choices of a select, with the present one chosen. */
export function options(words: readonly string[], present: string): Markup[] {
  return words.map((word) => html`<option ${word === present ? trusted('selected') : undefined}>${word}</option>`)
}
