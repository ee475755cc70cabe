import { countryPaymentProviders } from './country-providers.ts'
import { fakePaymentProviders } from './fake-providers.ts'
import type { PaymentProvider } from './provider.ts'
import { readTemplates } from './read-templates.ts'
import type { PaymentTemplate } from './template.ts'

const firstProviderId = 985

let providers: readonly PaymentProvider[] | undefined
let templates: readonly PaymentTemplate[] | undefined

/** Every payment provider, ascending by id. */
export function paymentProviders(): readonly PaymentProvider[] {
  providers ??= [...fakePaymentProviders(), ...countryPaymentProviders()].map((provider, index) => ({
    ...provider,
    id: String(firstProviderId + index),
  }))
  return providers
}

/** Every payment template, ascending by id. */
export function paymentTemplates(): readonly PaymentTemplate[] {
  templates ??= readTemplates()
  return templates
}
