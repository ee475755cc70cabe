import { layout } from '../../pages/kit/layout.ts'
import type { PageReply } from '../../pages/kit/page.ts'
import { html, trusted, type Markup } from '../../pages/kit/markup.ts'
import { credentialField, stepForm, type Visitor } from '../../pages/kit/step-form.ts'
import type { PaymentSession } from '../store/payment-session.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import type { PaymentField } from '../providers/payment-template.ts'
import type { Fields } from '../../basics/values.ts'

/** The search loads the same page, which then shows the matching providers. */
export function providersPage(
  offered: readonly PaymentProvider[],
  session: PaymentSession,
  searched: string,
): PageReply {
  const found = offered.filter((provider) => fits(provider, searched))
  const search = html`<form role="search" method="get" action="${session.visitId}">
    <label for="q">Search</label><input id="q" type="search" name="q" value="${searched}" />
    <button>Search</button>
  </form>`
  const options = found.map(
    ({ code, name, country_code }) => html`<option value="${code}">${name} (${country_code})</option>`,
  )
  const choice =
    found.length === 0
      ? html`<p role="status">No bank was found for this payment.</p>`
      : html`<label for="provider">Bank</label>
          <select id="provider" name="provider_code">
            ${options}
          </select>
          <button>Next</button>`
  return layout('Choose your bank', html`${search}${stepForm('provider', visitorOf(session), choice)}`)
}

export function consentPage(provider: PaymentProvider, session: PaymentSession, changeable: boolean): PageReply {
  const content = html`<p>The application that sent you here asks you to pay from ${provider.name}:</p>
    ${summaryOf(session)}
    <button name="answer" value="allow">I agree</button>
    <button name="answer" value="deny">I do not agree</button>
    ${changeButton(changeable)}`
  return layout('Do you agree?', stepForm('consent', visitorOf(session), content))
}

export function credentialsPage(provider: PaymentProvider, session: PaymentSession, changeable: boolean): PageReply {
  const content = html`${summaryOf(session)}
    <p>${provider.instruction}</p>
    ${provider.required_fields.map(credentialField)}<button>Pay</button>${changeButton(changeable)}`
  return layout(provider.name, stepForm('credentials', visitorOf(session), content))
}

export function interactivePage(provider: PaymentProvider, session: PaymentSession): PageReply {
  const content = html`<div>${trusted(provider.interactive_html ?? '')}</div>
    ${provider.interactive_fields.map(credentialField)}<button>Confirm</button>`
  return layout(provider.name, stepForm('interactive', visitorOf(session), content))
}

/** A link back to the oauth provider, for users who return without an answer. */
export function atProviderPage(provider: PaymentProvider, session: PaymentSession): PageReply {
  const content = html`<p>Confirm the payment at ${provider.name}.</p>
    <p><a class="button" href="${session.visitId}/bank">Go to the bank</a></p>`
  return layout(provider.name, content)
}

function fits({ code, name, country_code }: PaymentProvider, searched: string): boolean {
  const text = `${name} ${code} ${country_code}`.toLowerCase()
  return searched
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The details of the payment, by the names of the template's fields. */
function summaryOf({ order: { template, attributes, payeeDescription } }: PaymentSession): Markup {
  const filled = template.payment_fields.filter(({ name }) => ['string', 'number'].includes(typeof attributes[name]))
  const rows = filled.map(
    (field) =>
      html`<dt>${field.localized_name}</dt>
        <dd>${valueOf(field, attributes)}</dd>`,
  )
  return html`<p>${payeeDescription}</p>
    <dl>${rows}</dl>`
}

/** The value of a field; for a select field, the name of the option. */
function valueOf({ name, field_options = [] }: PaymentField, attributes: Fields): string {
  const value = String(attributes[name])
  return field_options.find(({ option_value }) => option_value === value)?.localized_name ?? value
}

function changeButton(changeable: boolean): Markup | undefined {
  return changeable
    ? html`<button name="change" value="provider" formnovalidate data-change-provider>Choose another bank</button>`
    : undefined
}

function visitorOf({ visitId, problem }: PaymentSession): Visitor {
  return { id: visitId, problem }
}
