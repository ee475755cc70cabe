import { type Call, type Reply, type Route, route, customerById, bodyId, pageOf } from '../serving/call.ts'
import { refuseCrowd } from '../serving/limits.ts'
import { refusal } from '../basics/refusals.ts'
import { type Fields, dataObject } from '../basics/values.ts'
import type { Customer } from '../store/entities.ts'
import { added } from '../store/flows.ts'
import type { PaymentSession } from './store/payment.ts'
import { readOrder } from './read-order.ts'

const forPayments = { versions: ['payments'], appKeys: false } satisfies Partial<Route>

/** Source: Payment initiation (/api/payments/v1). The address of a provider's detail is a choice. */
export const paymentRoutes: Route[] = [
  route('GET /providers', 'payment-providers/list', listProviders, forPayments),
  route('GET /providers/:provider_code', 'payment-providers/show', showProvider, forPayments),
  route('GET /templates', 'payment-templates/list', listTemplates, forPayments),
  route('GET /templates/:payment_template', 'payment-templates/show', showTemplate, forPayments),
  route('POST /payments/connect', 'payments/connect', connectPayment, forPayments),
]

function listProviders(call: Call): Reply {
  const { rules } = call.sandbox
  const rows = rules.payments.providers().filter((provider) => rules.payments.providerVisible(provider, call.client))
  return pageOf(call, rows, (provider) => rules.shape.paymentProvider(rules, provider))
}

/** @throws Refusal ProviderNotFound */
function showProvider(call: Call): Reply {
  const { rules } = call.sandbox
  const provider = rules.payments.provider(call.params.provider_code ?? '')
  if (provider && rules.payments.providerVisible(provider, call.client)) {
    return { data: rules.shape.paymentProviderDetail(rules, provider) }
  }
  throw refusal('provider-found')
}

function listTemplates(call: Call): Reply {
  const { rules } = call.sandbox
  return pageOf(call, rules.payments.templates(), (template) => rules.shape.paymentTemplateRow(rules, template))
}

/** @throws Refusal PaymentTemplateNotFound */
function showTemplate(call: Call): Reply {
  const { rules } = call.sandbox
  const template = rules.payments.template(call.params.payment_template ?? '')
  if (template) return { data: rules.shape.paymentTemplate(rules, template) }
  throw refusal('template-found')
}

/** Source: Payment initiation, POST /payments/connect. */
function connectPayment(call: Call): Reply {
  const { sandbox, client } = call
  const { rules, clock, secrets, flows } = sandbox
  const data = rules.payments.asked(dataObject(call.body))
  const customer = namedCustomer(call, data)
  const order = readOrder(call, data)
  refuseCrowd(call)
  const session: PaymentSession = {
    token: secrets(),
    visitId: secrets(),
    clientId: client.id,
    customerId: customer.id,
    order,
    expiresAt: new Date(clock.now().getTime() + rules.payments.lifetimeSeconds * 1000),
    visited: false,
    providerCode: rules.payments.preselected(order),
    consented: !rules.payments.asksConsent(order.showConsentConfirmation),
    denied: false,
    code: secrets(),
  }
  flows.paymentVisits.set(session.visitId, added(flows.payments, session.token, session))
  return { data: rules.shape.paymentSession(session, sandbox) }
}

/** @throws Refusal CustomerNotFound, CustomerLocked, WrongRequestFormat */
function namedCustomer(call: Call, data: Fields): Customer {
  const id = bodyId(call, 'customer_id', data.customer_id)
  if (id !== undefined && id.trim() !== '') return customerById(call.sandbox, call.client, id)
  throw refusal('required', 'customer_id')
}
