import type { Sandbox } from '../../world/sandbox.ts'
import { endPage } from '../../pages/kit/end-page.ts'
import { html } from '../../pages/kit/markup.ts'
import { messageScript } from '../../pages/kit/message-script.ts'
import type { PageReply } from '../../pages/kit/page.ts'
import type { Payment } from '../store/payment.ts'
import type { PaymentSession } from '../store/payment-session.ts'
import { waitingPayment } from './confirm-payment.ts'
import { atProviderPage, consentPage, credentialsPage, interactivePage, providersPage } from './payment-forms.ts'
import { chosenProvider, payableProviders } from './payable-providers.ts'
import { clientOf } from './take-payment-step.ts'

/** The outcome for the user, for the client in the parameters of return_to, and for the opener. */
interface Outcome {
  payment_id?: string
  error_class?: string
  error_message?: string
}

/** The page for where the user stands; `searched` narrows the choice of providers. */
export function showSession(sandbox: Sandbox, session: PaymentSession, searched: string): PageReply {
  if (session.denied) {
    return ending(sandbox, session, { error_class: 'ProviderAccessNotGranted', error_message: 'You did not agree.' })
  }
  const provider = chosenProvider(sandbox, session)
  const waiting = waitingPayment(sandbox, session)
  if (waiting && provider) {
    return shown(provider.interactive ? interactivePage(provider, session) : atProviderPage(provider, session))
  }
  const payment = sandbox.store.payments.get(session.paymentId ?? '')
  if (payment) return ending(sandbox, session, outcomeOf(payment))
  if (!provider) {
    return shown(providersPage(payableProviders(sandbox, session, clientOf(sandbox, session)), session, searched))
  }
  const changeable = sandbox.rules.payments.offersSearch(session.order)
  return shown((session.consented ? credentialsPage : consentPage)(provider, session, changeable))
}

function shown(text: string): PageReply {
  return { status: 200, text }
}

function outcomeOf({ id, failErrorClass, failMessage }: Payment): Outcome {
  return failErrorClass === null
    ? { payment_id: id }
    : { payment_id: id, error_class: failErrorClass, error_message: failMessage ?? '' }
}

function ending({ rules, baseUrl }: Sandbox, { order }: PaymentSession, outcome: Outcome): PageReply {
  const failed = outcome.error_class !== undefined
  const address = rules.payments.goesBackTo(order, rules.payments.homeUrl(baseUrl), failed)
  return endPage({
    title: failed ? 'Not paid' : 'Paid',
    message: failed
      ? html`<p class="problem">${outcome.error_message}</p>`
      : html`<p>The payment was made. Its number is ${outcome.payment_id}.</p>`,
    address: rules.pages.wayBack(rules.pages.returnAddress(address, { ...outcome })),
    script: rules.payments.messagesOpener(order, failed) ? scriptOf(outcome, rules.payments.messageWindow) : undefined,
  })
}

function scriptOf({ payment_id, error_class, error_message }: Outcome, window: string): string {
  const failure = { ...(error_class !== undefined && { error_class, error_message: error_message ?? '' }) }
  return messageScript({
    window,
    subject: { payment_id },
    stage: error_class === undefined ? 'success' : 'error',
    ...failure,
  })
}
