import type { Sandbox } from '../../world/sandbox.ts'
import { endPage, failureOf, type Outcome } from '../../pages/kit/end-page.ts'
import { html } from '../../pages/kit/markup.ts'
import type { PageReply } from '../../pages/kit/page.ts'
import type { PaymentSession } from '../store/payment-session.ts'
import { waitingPayment } from './confirm-payment.ts'
import { atProviderPage, consentPage, credentialsPage, interactivePage, providersPage } from './payment-forms.ts'
import { chosenProvider, payableProviders } from './payable-providers.ts'
import { clientOf } from './take-payment-step.ts'

/** The page for the session's present step; `searched` narrows the choice of providers. */
export function showSession(sandbox: Sandbox, session: PaymentSession, searched: string): PageReply {
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
