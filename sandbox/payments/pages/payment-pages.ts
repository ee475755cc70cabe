import { askPage } from '../../pages/oauth/ask-page.ts'
import { layout } from '../../pages/kit/layout.ts'
import { html } from '../../pages/kit/markup.ts'
import { trying } from '../../pages/kit/step-form.ts'
import type { Page, PageCall, PageReply } from '../../pages/kit/page.ts'
import type { PaymentSession } from '../store/payment-session.ts'
import { comeBack, waitingPayment } from './confirm-payment.ts'
import { chosenProvider, payableProviders } from './payable-providers.ts'
import { openSession, sessionAt } from './open-payment-session.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { endPage, failureOf, type Outcome } from '../../pages/kit/end-page.ts'
import { atProviderPage, consentPage, credentialsPage, interactivePage, providersPage } from './payment-forms.ts'
import { takePaymentStep, clientOf } from './take-payment-step.ts'

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
  return { goTo: addressOf(openSession(sandbox, query.get('token') ?? '')) }
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

function sessionOf({ sandbox, params }: PageCall): PaymentSession {
  return sessionAt(sandbox, params.visit ?? '')
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
    return provider.interactive ? interactivePage(provider, session) : atProviderPage(provider, session)
  const payment = sandbox.store.payments.get(session.paymentId ?? '')
  if (payment) {
    const failure = failureOf(payment.failErrorClass, payment.failMessage)
    return ending(sandbox, session, { payment_id: payment.id, ...failure })
  }
  if (!provider) return providersPage(payableProviders(sandbox, session, clientOf(sandbox, session)), session, searched)
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
