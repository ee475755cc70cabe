import { readPaymentProviders, type PaymentProvider } from '../providers/payment-providers.ts'
import { readTemplates, type PaymentTemplate } from '../providers/payment-templates.ts'
import type { Client } from '../../store/entities.ts'

/** Which providers and templates clients see. Source: Payment initiation; Payment provider; Payment template. */
export const paymentsListsRules = () => ({
  /** Ascending by id. */
  providers: readPaymentProviders,
  provider: (code: string): PaymentProvider | undefined => readPaymentProviders().find((one) => one.code === code),

  /** Fake providers are visible to test and pending clients, without asking for them. A choice. */
  providerVisible: (provider: { fake: boolean }, client: Client): boolean =>
    !provider.fake || client.status === 'test' || client.status === 'pending',

  /** Ascending by id. */
  templates: readTemplates,
  template: (identifier: string): PaymentTemplate | undefined =>
    readTemplates().find((one) => one.identifier === identifier),

  /** The templates that a provider lists; one without keys supports none. Source: What the service does. */
  templatesOf: ({ has_keys, templates }: PaymentProvider): string[] => (has_keys ? Object.keys(templates) : []),
})
