import { textField } from './fields.ts'
import { newProvider } from './new-provider.ts'
import type { SandboxProvider } from './provider.ts'

/** Providers of real countries, invented too, that clients see without asking for fake ones. */
export function countryProviders(): SandboxProvider[] {
  const real = { fake: false } as const
  return [
    newProvider({
      ...real,
      id: '1008',
      code: 'sandbox_harbour_gb',
      name: 'Harbour Bank',
      country_code: 'GB',
      currency_code: 'GBP',
      holdings: 'everyday',
      sandbox: true,
      payment_services_directive: true,
      max_consent_days: 90,
    }),
    newProvider({
      ...real,
      id: '1009',
      code: 'lindenbank_de',
      name: 'Lindenbank',
      country_code: 'DE',
      holdings: 'cards',
      interactive: true,
      interactive_fields: [textField(1, 'sms', 'SMS code')],
      interactive_html: '<p>A code was sent to your phone. It is <b>123456</b>.</p>',
    }),
    newProvider({
      ...real,
      id: '1010',
      code: 'ipe_br',
      name: 'Banco Ipê',
      country_code: 'BR',
      currency_code: 'BRL',
      holdings: 'everyday',
    }),
    newProvider({
      ...real,
      id: '1011',
      code: 'prairie_us',
      name: 'Prairie Savings',
      country_code: 'US',
      currency_code: 'USD',
      holdings: 'business',
    }),
  ]
}
