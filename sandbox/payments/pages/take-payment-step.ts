import { customerById } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import type { PageCall } from '../../pages/kit/page.ts'
import { senderOf } from '../../pages/kit/links.ts'
import { typed } from '../../pages/kit/step-form.ts'
import type { PaymentSession, Payment, PaymentStatus } from '../store/payment.ts'
import type { Client } from '../../store/entities.ts'
import type { PaymentProvider } from '../providers/payment-providers.ts'
import { behaviourOf, credentialsRight } from '../../providers/credentials.ts'
import { wrongAttribute } from '../read-order.ts'

const messages: Record<string, string> = {
  InvalidCredentials: 'The bank did not accept the credentials.',
  PaymentFailed: 'The bank could not make the payment.',
}

/**
 * Handles a submitted form: choice or change of a provider, agreement or refusal, credentials or an interactive answer.
 * A form that does not fit the present step changes nothing.
 * @throws Refusal with the message to show
 */
export function takePaymentStep({ sandbox, form }: Pick<PageCall, 'sandbox' | 'form'>, session: PaymentSession): void {
  const client = senderOf(sandbox, session, 'page-client-may-pay')
  customerById(sandbox, client, session.customerId)
  if (session.paymentId !== undefined) {
    const payment = form.get('step') === 'interactive' ? waitingPayment(sandbox, session) : undefined
    const provider = payment && sandbox.rules.payments.provider(payment.providerCode)
    if (payment && provider?.interactive) answerStep(sandbox, payment, provider, typed({ form }))
    return
  }
  if (session.denied) return
  if (form.has('change')) choose(sandbox, session, client, undefined)
  else if (form.get('step') === 'provider') choose(sandbox, session, client, form.get('provider_code') ?? '')
  else if (form.get('step') === 'consent') consent(sandbox, session, form.get('answer'))
  else if (form.get('step') === 'credentials') {
    const provider = chosenProvider(sandbox, session)
    if (provider && session.consented) beginPayment(sandbox, session, provider, typed({ form }))
  }
}

/** Sets the provider and removes the agreement, which was to another bank. @throws Refusal ProviderNotFound */
function choose(sandbox: Sandbox, session: PaymentSession, client: Client, code: string | undefined): void {
  const { payments } = sandbox.rules
  if (!payments.offersSearch(session.order)) return
  if (code !== undefined && !payableProviders(sandbox, session, client).some((provider) => provider.code === code)) {
    throw refusal('page-bank-chosen')
  }
  session.providerCode = code
  session.consented = !payments.asksConsent(session.order.showConsentConfirmation)
}

function consent({ rules }: Sandbox, session: PaymentSession, answered: string | undefined): void {
  if (session.providerCode === undefined) return
  if (rules.pages.agrees(answered)) session.consented = true
  else session.denied = true
}

/**
 * Begins the payment of a session with the typed credentials. It fails, is made, or waits until the user confirms it at
 * the provider.
 */
function beginPayment(
  sandbox: Sandbox,
  session: PaymentSession,
  provider: PaymentProvider,
  credentials: Record<string, string>,
): void {
  const { rules, store, clock } = sandbox
  const before = rules.payments.goesOnWith(session, store.payments.all())
  if (before) {
    session.paymentId = before.id
    return
  }
  const { template, attributes, payeeDescription } = session.order
  const payment = store.payments.add({
    id: store.payments.newId(),
    clientId: session.clientId,
    customerId: session.customerId,
    providerCode: provider.code,
    templateIdentifier: template.identifier,
    attributes,
    payeeDescription,
    status: 'initiated',
    stages: [{ status: 'initiated', at: clock.nowIso() }],
    failErrorClass: null,
    failMessage: null,
  })
  session.paymentId = payment.id
  const failure = failureOf(provider, credentials)
  if (failure !== undefined) fail(sandbox, payment, failure, messages[failure] ?? failure)
  else if (provider.interactive || provider.mode === 'oauth') {
    moveOn(sandbox, payment, 'authorizing')
    session.answerBy = new Date(clock.now().getTime() + answerMs)
  } else execute(sandbox, payment)
}

/** The time for the user's answer at the provider. A choice. */
const answerMs = 300_000

/** The class of a payment that fails for the typed credentials; undefined when the provider makes it. */
function failureOf(provider: PaymentProvider, credentials: Record<string, string>): string | undefined {
  if (!credentialsRight(provider, credentials)) return 'InvalidCredentials'
  return behaviourOf(provider, credentials).fails_with === null ? undefined : 'PaymentFailed'
}

/** The payment of a session that waits for its user, or undefined. A payment that waited too long fails. */
export function waitingPayment(sandbox: Sandbox, session: PaymentSession): Payment | undefined {
  const payment = sandbox.store.payments.get(session.paymentId ?? '')
  if (payment?.status !== 'authorizing') return undefined
  if (session.answerBy === undefined || sandbox.clock.now() <= session.answerBy) return payment
  const { interactive } = sandbox.rules.payments.provider(payment.providerCode) ?? { interactive: false }
  const errorClass = interactive ? 'InteractiveTimeout' : 'PaymentInitiationTimeout'
  fail(sandbox, payment, errorClass, 'The payment was not confirmed in time.')
  return undefined
}

/** Continues after the interactive step. */
export function answerStep(
  sandbox: Sandbox,
  payment: Payment,
  provider: PaymentProvider,
  answer: Record<string, string>,
): void {
  if (sandbox.rules.interactive.right(provider, answer)) execute(sandbox, payment)
  else fail(sandbox, payment, 'InvalidInteractiveCredentials', 'The bank did not accept the answer.')
}

/** Continues with the parameters that an oauth provider appended to the return address. */
export function comeBack(sandbox: Sandbox, session: PaymentSession, payment: Payment, query: URLSearchParams): void {
  const { oauth } = sandbox.rules
  const code = oauth.parameters(query.toString()).get('code')
  if (code !== null && oauth.codeAccepted(session.code, code)) execute(sandbox, payment)
  else fail(sandbox, payment, 'ProviderAccessNotGranted', 'You did not agree at the bank.')
}

export function payableProviders(
  sandbox: Sandbox,
  { order: { template, attributes } }: PaymentSession,
  client: Client,
): PaymentProvider[] {
  const { payments } = sandbox.rules
  return payments
    .providers()
    .filter((provider) => payments.providerVisible(provider, client))
    .filter((provider) => payments.providerRefusal(provider) === undefined && !payments.keyMissing(provider))
    .filter((provider) => payments.modeSupported(provider))
    .filter((provider) => payments.templateSupported(provider, template.identifier))
    .filter((provider) => wrongAttribute(sandbox, { template, provider, attributes }) === undefined)
}

/** The provider that the client or the user chose, or undefined. */
export function chosenProvider(
  { rules }: Sandbox,
  { providerCode }: Pick<PaymentSession, 'providerCode'>,
): PaymentProvider | undefined {
  return providerCode === undefined ? undefined : rules.payments.provider(providerCode)
}

function moveOn({ clock }: Sandbox, payment: Payment, status: PaymentStatus): void {
  payment.status = status
  payment.stages.push({ status, at: clock.nowIso() })
}

/** Makes the payment at the bank, after the user's last step. */
function execute(sandbox: Sandbox, payment: Payment): void {
  moveOn(sandbox, payment, 'authorized')
  moveOn(sandbox, payment, 'executed')
}

/** Ends a payment as failed. */
function fail(sandbox: Sandbox, payment: Payment, errorClass: string, message: string): void {
  payment.failErrorClass = errorClass
  payment.failMessage = message
  moveOn(sandbox, payment, 'failed')
}
