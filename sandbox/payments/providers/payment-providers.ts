import { countryPaymentProviders } from './country-payment-providers.ts'
import { fakePaymentProviders } from './fake-payment-providers.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { readTemplates } from './read-templates.ts'
import type { PaymentTemplate } from './payment-template.ts'

/** Ids need not begin at 1. */
const firstProviderId = 985

let providers: readonly PaymentProvider[] | undefined
let templates: readonly PaymentTemplate[] | undefined

export function paymentProviders(): readonly PaymentProvider[] {
  providers ??= [...fakePaymentProviders(), ...countryPaymentProviders()].map((provider, index) => ({
    ...provider,
    id: String(firstProviderId + index),
  }))
  return providers
}

export function paymentTemplates(): readonly PaymentTemplate[] {
  templates ??= readTemplates()
  return templates
}
