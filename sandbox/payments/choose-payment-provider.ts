import type { Sandbox } from '../world/sandbox.ts'
import { Refusal } from '../basics/refusal.ts'
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
    throw new Refusal('ProviderNotFound', 'there is no provider with this provider_code')
  }
  const refused = rules.providerRefusal(provider)
  if (refused !== undefined) throw new Refusal(refused, `the provider is ${provider.status}`)
  if (!rules.modeSupported(provider)) {
    throw new Refusal('WrongProviderMode', `payments cannot be made at a provider of mode ${provider.mode}`)
  }
  if (rules.keyMissing(provider)) throw new Refusal('ProviderKeyFound', 'the client has no keys for this provider')
  if (!rules.templateSupported(provider, identifier)) {
    throw new Refusal('PaymentTemplateNotSupported', `the provider does not support the template ${identifier}`)
  }
  return provider
}
