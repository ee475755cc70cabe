import { askPage } from '../../pages/oauth/provider-page.ts'
import { layout, html, type Page, type PageCall, type PageReply, type Markup } from '../../pages/kit/page.ts'
import {
  agreementPage,
  choiceOf,
  interactivePage,
  trying,
  credentialField,
  stepForm,
  type Visitor,
  endPage,
  failureOf,
  type Outcome,
} from '../../pages/kit/step-form.ts'
import type { PaymentSession } from '../store/payment.ts'
import { comeBack, waitingPayment, chosenProvider, payableProviders, takePaymentStep } from './take-payment-step.ts'
import { checkInTime, openOnce, senderOf } from '../../pages/kit/links.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import type { PaymentProvider } from '../providers/payment-providers.ts'
import type { PaymentField } from '../providers/payment-templates.ts'
import type { Fields } from '../../basics/values.ts'

/** The hosted payment page: plain forms, one step after another. Source: Payment initiation, payments/connect. */
export const paymentPages: Page[] = [
  { method: 'GET', path: '/pay', handle: open },
  { method: 'GET', path: '/pay/:visit', handle: show },
  { method: 'POST', path: '/pay/:visit', handle: step },
  { method: 'GET', path: '/pay/:visit/bank', handle: askAtBank },
  { method: 'POST', path: '/pay/:visit/bank', handle: decideAtBank },
  { method: 'GET', path: '/pay/:visit/back', handle: back },
  { method: 'GET', path: '/home', handle: home },
]

/** The token opens the page once; after that the visit has an address of its own. */
function open({ sandbox, query }: PageCall): PageReply {
  return { goTo: addressOf(openOnce(sandbox, sandbox.flows.payments.get(query.get('token') ?? ''))) }
}

function show(call: PageCall): PageReply {
  return showSession(call.sandbox, sessionOf(call), call.query.get('q') ?? '')
}

/** Handles a form. The next page shows errors. An oauth provider asks for credentials on its own page. */
async function step(call: PageCall): Promise<PageReply> {
  const session = sessionOf(call)
  delete session.problem
  await trying(session, () => takePaymentStep(call, session))
  const sentOn = call.form.get('step') === 'credentials' && atBank(call, session) !== undefined
  return { goTo: sentOn ? `${addressOf(session)}/bank` : addressOf(session) }
}

/** The oauth provider's own page. */
function askAtBank(call: PageCall): PageReply {
  const session = sessionOf(call)
  const name = atBank(call, session)
  return name === undefined ? { goTo: addressOf(session) } : askPage(name, 'pay from your account')
}

function decideAtBank(call: PageCall): PageReply {
  const session = sessionOf(call)
  const allowed = call.form.get('answer') === 'allow'
  const parameters = new URLSearchParams(allowed ? { code: session.code } : { error: 'access_denied' })
  return { goTo: `${addressOf(session)}/back?${parameters.toString()}` }
}

/** Handles the return from an oauth provider. */
function back(call: PageCall): PageReply {
  const session = sessionOf(call)
  const payment = waitingPayment(call.sandbox, session)
  if (payment && atBank(call, session) !== undefined) comeBack(call.sandbox, session, payment, call.query)
  return { goTo: addressOf(session) }
}

/** The page for users whose client gave no return_to. */
function home(): PageReply {
  const content = html`<p>You are back at the application that sent you. Its own page would be here.</p>`
  return layout('Welcome back', content)
}

/** The name of the oauth provider at which the session's payment waits, or undefined. */
function atBank({ sandbox }: PageCall, session: PaymentSession): string | undefined {
  const provider = chosenProvider(sandbox, session)
  return provider?.mode === 'oauth' && waitingPayment(sandbox, session) ? provider.name : undefined
}

/** A session with a payment stays as long as the sandbox lives. */
function sessionOf({ sandbox, params }: PageCall): PaymentSession {
  const session = sandbox.flows.paymentVisits.get(params.visit ?? '')
  if (!session?.visited) throw refusal('page-known')
  if (session.paymentId === undefined) checkInTime(sandbox, session)
  return session
}

function addressOf({ visitId }: PaymentSession): string {
  return `/pay/${visitId}`
}

/** The page for the session's present step; `searched` narrows the choice of providers. */
function showSession(sandbox: Sandbox, session: PaymentSession, searched: string): PageReply {
  if (session.denied) return ending(sandbox, session, failureOf('ProviderAccessNotGranted', 'You did not agree.'))
  const provider = chosenProvider(sandbox, session)
  const waiting = waitingPayment(sandbox, session)
  if (waiting && provider)
    return provider.interactive
      ? interactivePage(provider, provider.interactive_html ?? '', visitorOf(session))
      : atProviderPage(provider, session)
  const payment = sandbox.store.payments.get(session.paymentId ?? '')
  if (payment) {
    const failure = failureOf(payment.failErrorClass, payment.failMessage)
    return ending(sandbox, session, { payment_id: payment.id, ...failure })
  }
  if (!provider)
    return providersPage(
      payableProviders(sandbox, session, senderOf(sandbox, session, 'page-client-may-pay')),
      session,
      searched,
    )
  const changeable = sandbox.rules.payments.offersSearch(session.order)
  return (session.consented ? credentialsPage : consentPage)(provider, session, changeable)
}

function ending({ rules, baseUrl }: Sandbox, { order }: PaymentSession, outcome: Outcome): PageReply {
  const failed = outcome.error_class !== undefined
  const address = rules.payments.goesBackTo(order, rules.payments.homeUrl(baseUrl), failed)
  return endPage({
    outcome,
    titles: ['Paid', 'Not paid'],
    message: html`<p>The payment was made. Its number is ${outcome['payment_id']}.</p>`,
    address: rules.pages.wayBack(rules.pages.returnAddress(address, outcome)),
    window: rules.payments.messagesOpener(order, failed) ? rules.payments.messageWindow : undefined,
  })
}

/** The search loads the same page, which then shows the matching providers. */
function providersPage(offered: readonly PaymentProvider[], session: PaymentSession, searched: string): PageReply {
  const found = offered.filter((provider) => fits(provider, searched))
  const search = html`<form role="search" method="get" action="${session.visitId}">
    <label for="q">Search</label><input id="q" type="search" name="q" value="${searched}" />
    <button>Search</button>
  </form>`
  const choice =
    found.length === 0 ? html`<p role="status">No bank was found for this payment.</p>` : choiceOf('Bank', found)
  return layout('Choose your bank', html`${search}${stepForm('provider', visitorOf(session), choice)}`)
}

function consentPage(provider: PaymentProvider, session: PaymentSession, changeable: boolean): PageReply {
  const asked = html`<p>The application that sent you here asks you to pay from ${provider.name}:</p>
    ${summaryOf(session)}`
  return agreementPage(visitorOf(session), asked, changeButton(changeable))
}

function credentialsPage(provider: PaymentProvider, session: PaymentSession, changeable: boolean): PageReply {
  const content = html`${summaryOf(session)}
    <p>${provider.instruction}</p>
    ${provider.required_fields.map(credentialField)}<button>Pay</button>${changeButton(changeable)}`
  return layout(provider.name, stepForm('credentials', visitorOf(session), content))
}

/** A link back to the oauth provider, for users who return without an answer. */
function atProviderPage(provider: PaymentProvider, session: PaymentSession): PageReply {
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
