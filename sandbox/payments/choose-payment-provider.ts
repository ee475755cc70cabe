import type { Sandbox } from '../world/sandbox.ts'
import { refusal, refusalAs } from '../basics/refusals.ts'
import type { Client } from '../store/entities.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'
import type { PaymentTemplate } from './providers/payment-template.ts'

/**
 * The provider with this code, if it can make payments with the template.
 * Source: Pay with connect body, provider_code; Errors.
 * @throws Refusal ProviderNotFound, ProviderInactive, ProviderDisabled, WrongProviderMode, ProviderKeyFound,
 * PaymentTemplateNotSupported
 */
export function choosePaymentProvider(
  sandbox: Sandbox,
  client: Client,
  { identifier }: Pick<PaymentTemplate, 'identifier'>,
  code: string,
): PaymentProvider {
  const rules = sandbox.rules.payments
  const provider = rules.provider(code)
  if (!provider || !rules.providerVisible(provider, client)) {
    throw refusal('provider-known')
  }
  const refused = rules.providerRefusal(provider)
  if (refused !== undefined) throw refusalAs(refused, 'provider-open', provider.status)
  if (!rules.modeSupported(provider)) {
    throw refusal('provider-pays', provider.mode)
  }
  if (rules.keyMissing(provider)) throw refusal('provider-keys')
  if (!rules.templateSupported(provider, identifier)) {
    throw refusal('template-supported', identifier)
  }
  return provider
}
