import { readFileSync } from 'node:fs'
import { once } from '../../basics/remembering.ts'
import { parseYaml } from '../../../core/parse-yaml.ts'
import { type ProviderData, providersOf, type SandboxProvider } from '../../providers/provider.ts'
import { realCountries } from '../../reference/lists.ts'
import { localIdentifier } from './payment-templates.ts'

/** A provider that makes payments, and its required fields in each template that it supports. */
export interface PaymentProvider extends SandboxProvider {
  /** By template identifier, the names of optional fields that the provider requires nevertheless. */
  templates: Record<string, string[]>
}

type Data = ProviderData & Pick<PaymentProvider, 'templates'>

/** Ids need not begin at 1. */
const firstId = 985

/** The banks of every country, by the last part of their code. */
const banks: ReadonlyArray<readonly [suffix: string, name: string, templates: PaymentProvider['templates']]> = [
  ['first', 'First Bank', { SEPA: [] }],
  ['post', 'Post Bank', { SWIFT: [] }],
  ['savings', 'Savings Bank', {}],
]

/** The providers of payment-providers.yaml, and those of each country, ascending by id. */
export const readPaymentProviders = once((): readonly PaymentProvider[] => {
  const text = readFileSync(new URL('./payment-providers.yaml', import.meta.url), 'utf8')
  const table = { ...(parseYaml(text) as Record<string, Data>), ...countryProviders() }
  return providersOf(table, firstId, 'api') as PaymentProvider[]
})

/** Three invented banks in each country, so that the list of providers has several pages. */
function countryProviders(): Record<string, Data> {
  const own = realCountries().flatMap(({ code, name: country }) =>
    banks.map(([suffix, name, templates]): [string, Data] => [
      `sandboxpay_${suffix}_${code.toLowerCase()}`,
      {
        name: `${name} (${country})`,
        country_code: code,
        templates: { ...templates, [localIdentifier(code)]: suffix === 'savings' ? ['description'] : [] },
      },
    ]),
  )
  return Object.fromEntries(own)
}
