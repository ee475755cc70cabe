import { realCountries } from '../reference/lists.ts'
import { textField, type ProviderMode, type SandboxProvider, newProvider } from './provider.ts'
import { fakeProviders } from './fake-providers.ts'

/** Beyond the ids of the other providers. */
const firstLocalId = 1012

/** Banks of every country by the last part of their code: enough for several pages in the list of providers. */
const local = [
  ['city', 'City Bank'],
  ['rural', 'Rural Bank'],
] as const

interface ProviderFilter {
  country_code?: string | undefined
  mode?: ProviderMode | undefined
  provider_code?: string | undefined
  /** Fake providers are left out unless this is true. */
  include_fake_providers?: boolean | undefined
}

let byCode: ReadonlyMap<string, SandboxProvider> | undefined

/** Every provider by its code, in ascending order of the ids. */
function catalogue(): ReadonlyMap<string, SandboxProvider> {
  byCode ??= new Map([...fakeProviders(), ...countryProviders()].map((provider) => [provider.code, provider]))
  return byCode
}

/** The provider of that code, fake ones included; undefined when there is none. */
export function findProvider(code: string): SandboxProvider | undefined {
  return catalogue().get(code)
}

/** The providers that a filter selects, in ascending order of the ids. An empty filter selects those of real countries. */
export function listProviders(filter: ProviderFilter = {}): SandboxProvider[] {
  return [...catalogue().values()].filter(
    (provider) =>
      (filter.include_fake_providers === true || !provider.fake) &&
      (filter.country_code === undefined || provider.country_code === filter.country_code) &&
      (filter.mode === undefined || provider.mode === filter.mode) &&
      (filter.provider_code === undefined || provider.code === filter.provider_code),
  )
}

/** Providers of real countries, invented too, that clients see without asking for fake ones. */
function countryProviders(): SandboxProvider[] {
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
