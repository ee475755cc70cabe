import type { Call, Reply, Route } from '../serving/call.ts'
import { route } from '../serving/route.ts'
import { pageOf } from '../serving/page-of.ts'
import { refusal } from '../basics/refusals.ts'
import { connectPayment } from './connect-payment.ts'

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
