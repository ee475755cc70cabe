import { realCountries } from '../reference/countries.ts'
import { textField } from './fields.ts'
import { newProvider } from './new-provider.ts'
import type { SandboxProvider } from './provider.ts'

/** Providers of real countries, invented too, that clients see without asking for fake ones. */
export function countryProviders(): SandboxProvider[] {
  return [
    newProvider('1008', 'sandbox_harbour_gb', 'Harbour Bank', {
      country_code: 'GB',
      currency_code: 'GBP',
      holdings: 'everyday',
      sandbox: true,
      payment_services_directive: true,
      max_consent_days: 90,
    }),
    newProvider('1009', 'lindenbank_de', 'Lindenbank', {
      country_code: 'DE',
      holdings: 'cards',
      interactive: true,
      interactive_fields: [textField(1, 'sms', 'SMS code')],
      interactive_html: '<p>A code was sent to your phone. It is <b>123456</b>.</p>',
    }),
    newProvider('1010', 'ipe_br', 'Banco Ipê', { country_code: 'BR', currency_code: 'BRL', holdings: 'everyday' }),
    newProvider('1011', 'prairie_us', 'Prairie Savings', {
      country_code: 'US',
      currency_code: 'USD',
      holdings: 'business',
    }),
    ...localBanks(),
  ]
}

/** Beyond the ids of the other providers. */
const firstLocalId = 1012

/** Banks of every country by the last part of their code: enough for several pages in the list of providers. */
const local = [
  ['city', 'City Bank'],
  ['rural', 'Rural Bank'],
] as const

function localBanks(): SandboxProvider[] {
  const banks = realCountries().flatMap((country) => local.map(([suffix, name]) => ({ suffix, name, country })))
  return banks.map(({ suffix, name, country }, index) =>
    newProvider(
      String(firstLocalId + index),
      `local_${suffix}_${country.code.toLowerCase()}`,
      `${name} (${country.name})`,
      { country_code: country.code, holdings: 'everyday' },
    ),
  )
}
