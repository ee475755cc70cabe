import { html, type Markup } from '../../../sandbox/pages/kit/page.ts'
import { count } from '../../../harness/reasons/count.ts'
import { lastAttempt, lastConsent } from '../../../sandbox/store/store.ts'
import type { Attempt, Customer, Login } from '../../../sandbox/store/entities.ts'
import type { View } from '../kit/view.ts'
import { form } from './form.ts'

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
