import { newProvider } from '../../providers/new-provider.ts'
import { realCountries } from '../../reference/countries.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { localIdentifier } from './read-templates.ts'

/** The banks of every country, by the last part of their code. */
const banks: ReadonlyArray<readonly [suffix: string, name: string, templates: PaymentProvider['templates']]> = [
  ['first', 'First Bank', { SEPA: [] }],
  ['post', 'Post Bank', { SWIFT: [] }],
  ['savings', 'Savings Bank', {}],
]

/** Three invented banks in each country, so that the list of providers has several pages. */
export function countryPaymentProviders(): Array<Omit<PaymentProvider, 'id'>> {
  return realCountries().flatMap((country) =>
    banks.map(([suffix, name, templates]) => ({
      ...newProvider('', `sandboxpay_${suffix}_${country.code.toLowerCase()}`, `${name} (${country.name})`, {
        country_code: country.code,
        mode: 'api',
      }),
      templates: { ...templates, [localIdentifier(country.code)]: suffix === 'savings' ? ['description'] : [] },
    })),
  )
}
